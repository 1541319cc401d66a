import { changeVariant } from "../merchant.ts";
import type { Step } from "../Step.ts";

/** Somebody else buys the last one of what is in the cart. */
export const sellOut: Step = {
  name: "something in the bag sells out",
  weight: 1,
  applies: ({ cart, online }) => online && !cart.isEmpty,
  async take({ cart, shop, random }) {
    const { variant } = random.pick(cart.lines);
    await changeVariant(shop, variant, { level: "none" });
    cart.withdrawn.add(variant);
    return String(variant);
  },
};
