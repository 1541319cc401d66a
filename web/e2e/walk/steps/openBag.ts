import { openBag as open } from "../bagPanel.ts";
import type { Step } from "../Step.ts";

export const openBag: Step = {
  name: "open the bag",
  weight: 5,
  applies: async ({ tab }) => !tab.isCheckout && (await tab.dialogs.count()) === 0,
  async take(walk) {
    await open(walk);
    return "";
  },
};
