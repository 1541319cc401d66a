import type { ShippingOption } from "@velours/sdk/types";

/** Whether two options are the same offer: carrier, tier, rate, price and words. */
export const isSameOption = (one: ShippingOption | null, other: ShippingOption | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    (["service", "type", "identifier", "amount", "original", "label"] as const).every(
      (key) => one[key] === other[key],
    ));
