import { changeableSteps, checkoutSteps, nextStep } from "@velours/sdk/rules";
import { useMemo } from "react";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import type { Draft } from "../draft/useDraft.ts";
import { giftCardsAddressed } from "../giftCards/giftCardsAddressed.ts";
import { isShippingDone } from "../shipping/isShippingDone.ts";
import type { CheckoutCart } from "../useCheckoutCart.ts";
import { useStep } from "./useStep.ts";

/** The steps of this cart, which one is on the screen, and the ways to the others. */
export function useSteps({ type, lines, state }: CheckoutCart, draft: Draft) {
  // The order tells which offers follow the payment, and has screens of its own.
  const steps = useMemo(() => checkoutSteps({ type, lines }), [type, lines]);
  const { step, goTo } = useStep({
    steps,
    isDone: (step) =>
      step === "shipping"
        ? isShippingDone(draft.values)
        : step === "giftcard" && giftCardsAddressed(lines, serverNow()),
    ready: state.ready && lines.length > 0,
  });
  return {
    all: steps,
    current: step,
    /** Steps behind the shopper that can be changed. */
    completed: changeableSteps(steps, step),
    goTo,
    goOn: () => goTo(nextStep(steps, step)),
  };
}

export type Steps = ReturnType<typeof useSteps>;
