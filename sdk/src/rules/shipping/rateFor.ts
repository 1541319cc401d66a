import type { ShippingRate } from "../../types.ts";

type Range = Pick<ShippingRate, "range">;

/** A rate's range is from min, below max. */
export const isInRange = ({ range }: Range, subtotal: number): boolean =>
  subtotal >= range.min && (range.max === null || range.max === undefined || subtotal < range.max);

/** The rate for a subtotal minus promotion discount, or undefined. */
export const rateFor = <R extends Range>(rates: readonly R[], subtotal: number): R | undefined =>
  rates.find((rate) => isInRange(rate, subtotal));
