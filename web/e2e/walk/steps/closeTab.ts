import type { Step } from "../Step.ts";

export const closeTab: Step = {
  name: "close a tab",
  weight: 2,
  applies: ({ tabs }) => tabs.length > 1,
  async take(walk) {
    const { number } = walk.tab;
    await walk.closeTab(walk.tab);
    return `${number}; now in ${walk.tab.number}`;
  },
};
