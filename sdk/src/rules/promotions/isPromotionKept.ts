const KEPT: readonly string[] = [
  "minimumSubtotalRequired",
  "maximumSubtotalRequired",
  "requiredEmailMissing",
  "requiredProductNotInCart",
];

/** Errors that leave a refused promotion in the cart; any other error clears it. */
export const isPromotionKept = (reference: string): boolean => KEPT.includes(reference);
