import { screenOf } from "../checkout/screen.ts";
import type { Step } from "../Step.ts";
import { ViolationError } from "../ViolationError.ts";

/** The browser's Back on a later step of the checkout. */
export const leaveCheckout: Step = {
  name: "go back in the checkout",
  weight: 8,
  applies: async (walk) => walk.online && (await screenOf(walk.tab)) === "payment" && walk.tab.wentOn,
  async take({ tab }) {
    await tab.page.goBack({ waitUntil: "commit" });
    tab.wentOn = false;
    await tab.ready();
    await tab.page.waitForTimeout(100);
    const screen = await screenOf(tab);
    if (screen === "elsewhere")
      throw new ViolationError(`Back from the payment left the checkout for ${tab.path}`);
    return `payment → ${screen}`;
  },
};
