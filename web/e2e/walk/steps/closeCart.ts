import { closeDialogs } from "../cartPanel.ts";
import type { Step } from "../Step.ts";

export const closeCart: Step = {
  name: "close the bag",
  weight: 6,
  applies: ({ tab }) => tab.cart.isVisible(),
  async take(walk) {
    await closeDialogs(walk);
    return "";
  },
};
