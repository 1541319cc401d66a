import { finish } from "../checkout/finish.ts";
import type { Step } from "../Step.ts";

/** In a tab of its own: whatever happened before, what is in the cart can be bought. */
export const finishOrder: Step = {
  name: "buy what is in the bag",
  weight: 2,
  applies: ({ online }) => online,
  async take(walk) {
    const came = walk.tab;
    await walk.openTab("/checkout");
    const way = await finish(walk);
    await walk.closeTab(walk.tab);
    await walk.switchTo(came);
    return way;
  },
};
