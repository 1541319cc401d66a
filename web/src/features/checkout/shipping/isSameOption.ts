import type { ShippingOption } from "@velours/sdk/types";

/** Compares two options: carrier, tier, rate, price and words. */
export const isSameOption = (first: ShippingOption | null, second: ShippingOption | null): boolean =>
  first === second ||
  (first !== null &&
    second !== null &&
    (["service", "type", "identifier", "amount", "original", "label"] as const).every(
      (key) => first[key] === second[key],
    ));
