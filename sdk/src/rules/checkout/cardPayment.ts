import type { CardDetails, Payment } from "../../types.ts";

export const CARD_GATEWAY = "braintree";

interface FraudCheck {
  /** Session id of the fraud check, 32 hexadecimal characters; sent whether it answered or not. */
  kountId: string;
  deviceData: string;
}

/** Payment by a new card: its nonce, and a second one for offers after the purchase. */
export const cardPayment = ({
  nonce,
  cardDetails,
  upsellsNonce,
  vaulted,
  ...check
}: FraudCheck & {
  nonce: string;
  cardDetails?: CardDetails;
  /** From the second tokenisation; null when it failed: then no offers. */
  upsellsNonce?: string | null;
  vaulted: boolean;
}): Payment => ({
  paymentMethod: "credit-card",
  gateway: CARD_GATEWAY,
  service: CARD_GATEWAY,
  nonce,
  ...(cardDetails && { cardDetails }),
  ...(upsellsNonce && { upsells: { nonce: upsellsNonce } }),
  vaulted,
  ...check,
});

/** Payment by a saved card: its token pays offers too. */
export const savedCardPayment = ({ token, ...check }: FraudCheck & { token: string }): Payment => ({
  paymentMethod: "saved-credit-card",
  gateway: CARD_GATEWAY,
  service: CARD_GATEWAY,
  token,
  upsells: { token },
  vaulted: true,
  ...check,
});
