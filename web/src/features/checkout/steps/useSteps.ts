import { useNavigate, useSearch } from "@tanstack/react-router";
import { changeableSteps, checkoutSteps, mayEnter, nextStep, type Step } from "@velours/sdk/rules";
import { useCallback, useEffect, useMemo } from "react";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import { toAddress } from "../address/AddressForm.ts";
import type { CheckoutDraft } from "../draft/CheckoutDraft.ts";
import type { Draft } from "../draft/useDraft.ts";
import { giftCardsAddressed } from "../giftCards/giftCardsAddressed.ts";
import type { CheckoutCart } from "../useCheckoutCart.ts";

interface Options {
  steps: readonly Step[];
  isDone: (step: Step) => boolean;
  /** The steps follow from the cart, so they are unknown until it is loaded. */
  ready: boolean;
}

/**
 * The step on the screen and the way to another. The address names the requested one (`?step=payment`; the first
 * has none), so each is an entry in the browser's history and outlives a reload. A step that may not be entered,
 * because its link came from elsewhere or the cart changed, is replaced by the first that is not done.
 */
function useStep({ steps, isDone, ready }: Options): { step: Step; goTo: (step: Step) => void } {
  const navigate = useNavigate();
  const { step: requested } = useSearch({ strict: false }) as { step?: Step };
  const [first = "payment"] = steps;
  const step =
    requested === undefined || mayEnter(requested, { steps, done: steps.filter(isDone), placed: false })
      ? (requested ?? first)
      : (steps.find((each) => !isDone(each)) ?? first);
  const go = useCallback(
    (next: Step, replace: boolean) =>
      void navigate({ to: "/checkout", search: next === first ? {} : { step: next }, replace }),
    [navigate, first],
  );
  const isCurrent = step === (requested ?? first);
  useEffect(() => {
    if (ready && !isCurrent) go(step, true);
  }, [ready, isCurrent, step, go]);
  return { step, goTo: (next) => go(next, false) };
}

/**
 * The first step may be left when email, address and option are there, and they are what the form shows. Fields
 * typed after coming back and not confirmed by Continue must not be passed by with the browser's Forward.
 */
const isShippingDone = ({ email, shipping, rate, saved }: CheckoutDraft): boolean =>
  rate !== null &&
  saved.email !== null &&
  saved.email === email.trim() &&
  saved.shipping !== null &&
  JSON.stringify(saved.shipping) === JSON.stringify(toAddress(shipping));

/** The steps of this cart, which one is on the screen, and the ways to the others. */
export function useSteps({ type, lines, state }: CheckoutCart, draft: Draft) {
  // The order tells which offers follow the payment, and has screens of its own.
  const steps = useMemo(() => checkoutSteps({ type, lines }), [type, lines]);
  const { step, goTo } = useStep({
    steps,
    isDone: (step) =>
      step === "shipping"
        ? isShippingDone(draft.values)
        : step === "giftcard" && giftCardsAddressed(lines, draft.values.giftCards, serverNow()),
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
