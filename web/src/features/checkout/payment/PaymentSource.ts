import type { Invoice, Payment } from "@velours/sdk/types";
import type { PayOutcome } from "./PayOutcome.ts";

/** Means of payment of an order, as its method makes it. */
export interface PaymentSource {
  method: Payment["paymentMethod"];
  /** Error in the input, before anything is sent; null for none. */
  check?: () => unknown;
  /**
   * Asks for the shopper's consent in the provider's own window, before the fraud check: a browser opens windows only
   * soon after a press. Throws PaymentCanceledError, or what the provider throws.
   */
  approve?: (invoice: Invoice) => Promise<void>;
  /** The fraud check looks at it. */
  screened: boolean;
  /** The provider's window stays open until the purchase is answered. */
  holdsSheet?: boolean;
  /** Its part of the order; throws what the provider throws. `kountId` is the session of the fraud check. */
  toPayment: (invoice: Invoice, kountId: string) => Promise<Payment>;
  /** Hears what came of the payment. */
  settled?: (outcome: PayOutcome["kind"]) => void;
}

/** The shopper closed the provider's window: no error. */
export class PaymentCanceledError extends Error {}
