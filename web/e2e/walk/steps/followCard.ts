import { closeDialogs } from "../cartPanel.ts";
import { expect } from "../expect.ts";
import type { Step } from "../Step.ts";

export const followCard: Step = {
  name: "follow a product's card",
  weight: 8,
  applies: async ({ tab, online }) =>
    online && (await tab.page.locator("main article:has(h3 a)").count()) > 0,
  async take(walk) {
    const { tab, random } = walk;
    await closeDialogs(walk);
    const card = tab.page
      .locator("main article:has(h3 a)")
      .nth(random.int(await tab.page.locator("main article:has(h3 a)").count()));
    await card.scrollIntoViewIfNeeded();
    const title = (await card.getByRole("heading").innerText()).trim();
    // The cart's reminder may lie over it for ten seconds.
    await card.getByRole("heading").getByRole("link").click();
    await expect(tab.page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
    return title;
  },
};
