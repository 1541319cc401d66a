import { anyProduct, LISTINGS } from "../catalogue.ts";
import type { Step } from "../Step.ts";

export const openTab: Step = {
  name: "open another tab",
  weight: 4,
  applies: ({ tabs, online }) => online && tabs.length < 3,
  async take(walk) {
    const { random } = walk;
    const path = random.chance(0.7) ? `/product/${anyProduct(random)}` : random.pick(LISTINGS);
    const { number } = await walk.openTab(path);
    return `${number}: ${path}`;
  },
};
