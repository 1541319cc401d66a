import { closeDialogs } from "../cartPanel.ts";
import { expect } from "../expect.ts";
import type { Step } from "../Step.ts";
import { ViolationError } from "../ViolationError.ts";

const PAGES = 'main nav a[href*="page="]';

export const turnPage: Step = {
  name: "turn the listing's page",
  weight: 3,
  applies: async ({ tab, online }) => online && (await tab.page.locator(PAGES).count()) > 0,
  async take(walk) {
    const { tab, random } = walk;
    await closeDialogs(walk);
    const links = tab.page.locator(PAGES);
    const link = links.nth(random.int(await links.count()));
    const href = (await link.getAttribute("href")) ?? "";
    await link.click();
    await expect(tab.page).toHaveURL((url) => url.href.endsWith(href));
    await expect(tab.page.locator("section[aria-busy=true]")).toHaveCount(0);
    if ((await tab.page.locator("main article").count()) === 0)
      throw new ViolationError(`${href} shows no products`);
    return href;
  },
};
