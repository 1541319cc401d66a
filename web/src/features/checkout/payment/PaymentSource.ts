import type { Invoice, Payment } from "@velours/sdk/types";
import type { PayOutcome } from "./PayOutcome.ts";

/** What an order is paid with, as its method makes it. */
export interface PaymentSource {
  method: Payment["paymentMethod"];
  /** What is wrong with what was typed, before anything is sent; null for nothing. */
  check?: () => unknown;
  /**
   * Asks for the shopper's consent in the provider's own window, before the fraud check: a browser opens windows only
   * soon after a press. Throws PaymentCanceled, or what the provider throws.
   */
  approve?: (invoice: Invoice) => Promise<void>;
  /** Whether the fraud check looks at it. */
  screened: boolean;
  /** Its part of the order; throws what the provider throws. `kountId` is the session of the fraud check. */
  toPayment: (invoice: Invoice, kountId: string) => Promise<Payment>;
  /** Hears what came of the payment. */
  settled?: (outcome: PayOutcome["kind"]) => void;
}

/** The shopper closed the provider's window: no error. */
export class PaymentCanceled extends Error {}
