import { pressSubmit } from "../checkout/pressSubmit.ts";
import { screenOf } from "../checkout/screen.ts";
import type { Step } from "../Step.ts";

/** Presses Continue whatever is filled in: the next screen, or a message. */
export const continueCheckout: Step = {
  name: "press Continue in the checkout",
  weight: 12,
  applies: async ({ tab, online }) => online && ["shipping", "giftcard"].includes(await screenOf(tab)),
  async take({ tab }) {
    const before = await screenOf(tab);
    const after = await pressSubmit(tab);
    tab.wentOn = after === "payment";
    return `${before} → ${after}`;
  },
};
