import { changeVariant } from "../merchant.ts";
import type { Step } from "../Step.ts";

/** Somebody else buys the last one of what is in the bag. */
export const sellOut: Step = {
  name: "something in the bag sells out",
  weight: 1,
  applies: ({ bag, online }) => online && !bag.isEmpty,
  async take({ bag, shop, random }) {
    const { variant } = random.pick(bag.lines);
    await changeVariant(shop, variant, { level: "none" });
    bag.withdrawn.add(variant);
    return String(variant);
  },
};
