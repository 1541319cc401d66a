import { changeVariant } from "../merchant.ts";
import type { Step } from "../Step.ts";

/** The merchant changes the price of something in the cart while its pages stay open. */
export const changePrice: Step = {
  name: "the merchant changes a price",
  weight: 2,
  applies: ({ cart, online }) => online && !cart.isEmpty,
  async take({ cart, shop, random }) {
    const { variant } = random.pick(cart.lines);
    const price = 20 + random.int(80);
    await changeVariant(shop, variant, { price });
    return `${variant}: ${price}`;
  },
};
