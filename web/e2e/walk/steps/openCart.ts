import { openCart as open } from "../cartPanel.ts";
import type { Step } from "../Step.ts";

export const openCart: Step = {
  name: "open the bag",
  weight: 5,
  // The drawer is fetched when it is first opened, at the latest with the first line; without a network a notice says so.
  applies: async ({ tab, online, cart }) =>
    (online || !cart.isEmpty) && !tab.isCheckout && (await tab.dialogs.count()) === 0,
  async take(walk) {
    await open(walk);
    return "";
  },
};
