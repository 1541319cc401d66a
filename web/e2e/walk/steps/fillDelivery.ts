import { fillShipping } from "../checkout/fillShipping.ts";
import { screenOf } from "../checkout/screen.ts";
import type { Step } from "../Step.ts";

export const fillDelivery: Step = {
  name: "fill in where it goes",
  weight: 12,
  applies: async ({ tab, online }) => online && (await screenOf(tab)) === "shipping",
  async take(walk) {
    const country = await walk.country();
    await fillShipping(walk.tab, country);
    return country;
  },
};
