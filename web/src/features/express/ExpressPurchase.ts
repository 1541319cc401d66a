import type { Invoice } from "@velours/sdk/types";
import type { PayableCart } from "../checkout/payloads.ts";

/** A purchase by express checkout. */
export interface ExpressPurchase {
  cart: Omit<PayableCart, "rate">;
  /** Without shipping and taxes. */
  estimate: Invoice;
  /** Name in the storage of a purchase that got no answer. */
  attemptName: string;
  /** True when the cart in the browser is no longer this one. */
  isStale: () => boolean;
}
