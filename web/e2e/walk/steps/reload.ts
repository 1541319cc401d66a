import type { Step } from "../Step.ts";

export const reload: Step = {
  name: "reload",
  weight: 5,
  applies: ({ online }) => online,
  async take({ tab }) {
    await tab.reload();
    return tab.path;
  },
};
