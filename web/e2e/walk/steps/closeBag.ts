import { closeDialogs } from "../bagPanel.ts";
import type { Step } from "../Step.ts";

export const closeBag: Step = {
  name: "close the bag",
  weight: 6,
  applies: ({ tab }) => tab.bag.isVisible(),
  async take(walk) {
    await closeDialogs(walk);
    return "";
  },
};
