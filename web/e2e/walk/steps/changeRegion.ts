import { closeDialogs } from "../cartPanel.ts";
import { DESTINATIONS } from "../destinations.ts";
import { notSoldIn } from "../notSoldIn.ts";
import type { Step } from "../Step.ts";

export const changeRegion: Step = {
  name: "change the region",
  weight: 5,
  applies: async ({ tab, online }) =>
    online && (await tab.page.locator("select[name=header-region]").count()) > 0,
  async take(walk) {
    const { tab, random } = walk;
    await closeDialogs(walk);
    const { country } = random.pick(DESTINATIONS);
    // Products that do not go there leave the cart.
    for (const variant of await notSoldIn(walk, country)) walk.cart.withdrawn.add(variant);
    const select = tab.page.locator("select[name=header-region]");
    // A pointer or a keyboard focuses it first; selectOption alone does not.
    await select.focus();
    await select.selectOption(country);
    return country;
  },
};
