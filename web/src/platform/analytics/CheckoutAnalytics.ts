import type { Checkout } from "@velours/sdk/types";

/** The shopper's ids at other services, in a purchase. */
export type CheckoutAnalytics = NonNullable<Checkout["analytics"]>;
