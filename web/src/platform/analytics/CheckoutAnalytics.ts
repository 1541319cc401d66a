import type { Checkout } from "@velours/sdk/types";

/** What a purchase says of the shopper's ids at other services. */
export type CheckoutAnalytics = NonNullable<Checkout["analytics"]>;
