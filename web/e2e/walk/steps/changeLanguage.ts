import { closeDialogs } from "../cartPanel.ts";
import type { Step } from "../Step.ts";

export const changeLanguage: Step = {
  name: "change the language",
  weight: 3,
  applies: async ({ tab, online }) =>
    online && (await tab.page.locator("header a[hreflang]:visible").count()) > 0,
  async take(walk) {
    const { tab } = walk;
    await closeDialogs(walk);
    const link = tab.page.locator("header a[hreflang]:visible").first();
    const language = (await link.getAttribute("hreflang")) ?? "";
    const loaded = tab.page.waitForEvent("load");
    await link.click();
    await loaded;
    await tab.ready();
    return language;
  },
};
