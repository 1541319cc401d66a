import { changeVariant } from "../merchant.ts";
import type { Step } from "../Step.ts";

/** The merchant changes the price of something in the bag while its pages stay open. */
export const changePrice: Step = {
  name: "the merchant changes a price",
  weight: 2,
  applies: ({ bag, online }) => online && !bag.isEmpty,
  async take({ bag, shop, random }) {
    const { variant } = random.pick(bag.lines);
    const price = 20 + random.int(80);
    await changeVariant(shop, variant, { price });
    return `${variant}: ${price}`;
  },
};
