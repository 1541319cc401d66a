import { closeDialogs } from "../cartPanel.ts";
import { expect } from "../expect.ts";
import type { Step } from "../Step.ts";

export const sortListing: Step = {
  name: "sort the listing",
  weight: 3,
  applies: async ({ tab, online }) => online && (await tab.page.locator("select[name=sort]").count()) > 0,
  async take(walk) {
    const { tab, random } = walk;
    await closeDialogs(walk);
    const select = tab.page.locator("select[name=sort]");
    const value = random.pick(["recommended", "price-low", "price-high", "new"]);
    await select.selectOption(value);
    await expect(tab.page.locator("section[aria-busy=true]")).toHaveCount(0);
    // The cards shown before may be older than a price or a stock that changed since: the sorted list is new.
    const cards = await tab.page.locator("main article").count();
    await tab.reload();
    await expect(tab.page.locator("main article")).toHaveCount(cards);
    return value;
  },
};
