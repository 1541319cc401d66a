import { anyProduct } from "../catalogue.ts";
import type { Step } from "../Step.ts";

export const openProduct: Step = {
  name: "open product by its address",
  weight: 8,
  applies: ({ online }) => online,
  async take({ tab, random }) {
    const path = `/product/${anyProduct(random)}`;
    await tab.open(path);
    return path;
  },
};
