import type { Step } from "../Step.ts";

export const switchTab: Step = {
  name: "switch to another tab",
  weight: 8,
  applies: ({ tabs }) => tabs.length > 1,
  async take(walk) {
    const tab = walk.random.pick(walk.tabs.filter((other) => other !== walk.tab));
    await walk.switchTo(tab);
    return `${tab.number}: ${tab.path}`;
  },
};
