import type { CartType, Product } from "../../types.ts";
import { isGiftCard } from "../cart/productTypes.ts";

/** Values of the checkout's steps. */
export type Step = "shipping" | "giftcard" | "payment" | "upsells" | "complete";

/** An order needs an address when something goes in a parcel. */
export const needsShipping = (type: CartType | undefined): boolean => type === "physical" || type === "mix";

/** Steps of this checkout in order. */
export function checkoutSteps({
  type,
  lines,
  upsells = false,
}: {
  type: CartType;
  lines: readonly { product: Pick<Product, "type"> }[];
  /** The payment's response has upsells. */
  upsells?: boolean;
}): Step[] {
  const steps: (Step | false)[] = [
    needsShipping(type) && "shipping",
    lines.some(isGiftCard) && "giftcard",
    "payment",
    upsells && "upsells",
    "complete",
  ];
  return steps.filter((step) => step !== false);
}

/** The step after another; the last stays. */
export const nextStep = (steps: readonly Step[], current: Step): Step =>
  steps[steps.indexOf(current) + 1] ?? current;

const PLACED: readonly Step[] = ["upsells", "complete"];

/**
 * Every step before a step must be done to enter it; upsells and complete need the order, and once it is
 * placed nothing before them may be entered again.
 */
export const mayEnter = (
  step: Step,
  { steps, done, placed }: { steps: readonly Step[]; done: readonly Step[]; placed: boolean },
): boolean =>
  steps.includes(step) &&
  (PLACED.includes(step)
    ? placed
    : !placed && steps.slice(0, steps.indexOf(step)).every((each) => done.includes(each)));

/** Completed steps listed above the current one, each with 'Change'; none after payment. */
export const changeableSteps = (steps: readonly Step[], current: Step): Step[] =>
  PLACED.includes(current) ? [] : steps.slice(0, steps.indexOf(current));

/** The navigator shows with more than one step, on neither the first nor the last. */
export const showsNavigator = (steps: readonly Step[], current: Step): boolean =>
  steps.length > 1 && current !== steps[0] && current !== steps.at(-1);

/** The rate counts in the totals on payment, and in express mode. */
export const isRateIncluded = (step: Step, { express = false }: { express?: boolean } = {}): boolean =>
  express || !(step === "shipping" || step === "giftcard");
