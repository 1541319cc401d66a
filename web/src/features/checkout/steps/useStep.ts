import { useNavigate, useSearch } from "@tanstack/react-router";
import { mayEnter, type Step } from "@velours/sdk/rules";
import { useCallback, useEffect } from "react";

interface Options {
  steps: readonly Step[];
  isDone: (step: Step) => boolean;
  /** The steps follow from the cart, so they are unknown until it is loaded. */
  ready: boolean;
}

/**
 * The step on the screen and the way to another. The address names the requested one (`?step=payment`; the first
 * has none), so each is an entry in the browser's history and outlives a reload. One that may not be entered, because
 * its link came from elsewhere or the cart changed, is replaced by the first that is not done.
 */
export function useStep({ steps, isDone, ready }: Options): { step: Step; goTo: (step: Step) => void } {
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
