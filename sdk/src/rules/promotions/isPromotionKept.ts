const KEPT: readonly string[] = [
  "minimumSubtotalRequired",
  "maximumSubtotalRequired",
  "requiredEmailMissing",
  "requiredProductNotInCart",
];

/** Whether a refused promotion stays in the cart with its error shown; any other error clears it. */
export const isPromotionKept = (reference: string): boolean => KEPT.includes(reference);
