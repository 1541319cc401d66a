import type { CardDetails, Invoice, Payment } from "../../types.ts";
import { internalMethod } from "../checkout/merchantMode.ts";
import { type WalletMethod, walletMethod } from "./walletPayments.ts";

interface FraudCheck {
  deviceData: string;
  kountId: string;
}

/** The payment method of an offer after the purchase. */
export type OfferPayment = { nonce: string; token: null } | { nonce: null; token: string };

/** How an order is paid. The kind is decided here alone, and fields exist only in their kind. */
export type OrderPaymentKind =
  /** By gift card, cash back, or not at all: nothing is charged. */
  | { kind: "internal"; method: ReturnType<typeof internalMethod> }
  | ({
      kind: "card";
      method: "credit-card";
      nonce: string;
      cardDetails: CardDetails | null;
      /** The gateway keeps the card for the member. */
      keep: boolean;
      offer: OfferPayment | null;
    } & FraudCheck)
  /** The token says nothing about who sent it: its owner is asked of the gateway before it is charged. */
  | ({
      kind: "savedCard";
      method: "saved-credit-card";
      token: string;
      offer: OfferPayment | null;
    } & FraudCheck)
  | ({ kind: "wallet"; method: WalletMethod; nonce: string } & FraudCheck)
  /** Bought now and paid later, by the provider's authorisation token. */
  | { kind: "bnpl"; method: "klarna"; token: string; kountId: string };

/**
 * The kind of a payment and its own fields. The shop's invoice decides whether anything is charged, `service` by whom, and
 * for the card gateway a token wins over a nonce; `gateway` and `paymentMethod` decide nothing. Undefined when the payment
 * lacks what its kind is paid with.
 */
export function parsePayment(
  { service, paymentMethod, nonce, token, cardDetails, upsells, vaulted, ...check }: Payment,
  invoice: Pick<Invoice, "total" | "payments">,
): OrderPaymentKind | undefined {
  if (invoice.total <= 0) return { kind: "internal", method: internalMethod(invoice.payments) };
  const { deviceData = "", kountId = "" } = check;
  switch (service) {
    case "internal":
      return undefined;
    case "klarna":
      return token ? { kind: "bnpl", method: "klarna", token, kountId } : undefined;
    case "braintree": {
      const own = { offer: parseOfferPayment(upsells), deviceData, kountId };
      if (token) return { kind: "savedCard", method: "saved-credit-card", token, ...own };
      if (!nonce) return undefined;
      const card = { cardDetails: cardDetails ?? null, keep: vaulted === true, ...own };
      return { kind: "card", method: "credit-card", nonce, ...card };
    }
    default:
      return nonce
        ? { kind: "wallet", method: walletMethod(service, paymentMethod), nonce, deviceData, kountId }
        : undefined;
  }
}

const parseOfferPayment = ({ nonce, token }: Payment["upsells"] = {}): OfferPayment | null => {
  if (token) return { nonce: null, token };
  return nonce ? { nonce, token: null } : null;
};
