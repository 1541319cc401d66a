import type { BnplSession, Invoice } from "@velours/sdk/types";
import { createContext, type RefObject, useContext } from "react";
import type { CardGateway } from "./gateways/CardGateway.ts";
import type { PaymentSource } from "./PaymentSource.ts";
import type { PayOutcome } from "./PayOutcome.ts";
import type { Approvals } from "./useApprovals.ts";
import type { CardToken } from "./useCardToken.ts";
import type { PayingBuyer } from "./usePayment.ts";

/** Context of a method's panel. */
export interface PaymentModel {
  /** The shop's own invoice; what is paid is its total. */
  invoice: Invoice;
  gateway: CardGateway;
  token: CardToken;
  /** The session of the buy-now-pay-later provider. */
  bnpl: BnplSession | undefined;
  /** The buyer; null while something of it is missing or wrong. */
  buyer: PayingBuyer | null;
  approvals: Approvals;
  busy: boolean;
  disabled: boolean;
  /** Why the last payment by the chosen method failed, or what is known of it. */
  failure: string | null;
  /** Advice on the outcome; null where its text says that. */
  advice: string | null;
  /** False while it is not known what became of the last purchase. */
  isSettled: boolean;
  /** Shows what a provider threw outside a payment. */
  fail: (error: unknown) => void;
  /** Source of the form's payment when it is submitted; set by useFormSource. */
  formSource: RefObject<(() => PaymentSource | null) | null>;
  /** The shopper touched the chosen method. */
  interact: () => void;
  /** True when the rest of the form is filled in; shows its errors otherwise. */
  checkForm: () => boolean;
  /** Pays with what a provider's own button starts. Null when the form is not filled in or a payment is under way. */
  pay: (source: PaymentSource) => Promise<PayOutcome | null>;
}

export const PaymentContext = createContext<PaymentModel | null>(null);

/** The payment a panel belongs to. */
export function usePaymentModel(): PaymentModel {
  const model = useContext(PaymentContext);
  if (!model) throw new Error("usePaymentModel is for the panels inside PaymentStep.");
  return model;
}
