import type { Payment } from "../../types.ts";
import { CARD_GATEWAY } from "../checkout/cardPayment.ts";

interface GatewayCheck {
  /** Session id of the fraud check. */
  kountId: string;
  deviceData: string;
}

type WalletService = "paypal" | "venmo" | "apple-pay";
type WalletMethod = "paypal" | "paypal-pay-later" | "venmo" | "apple-pay" | "apple-pay-express";

const SERVICES: Readonly<Record<WalletMethod, WalletService>> = {
  paypal: "paypal",
  "paypal-pay-later": "paypal",
  venmo: "venmo",
  "apple-pay": "apple-pay",
  "apple-pay-express": "apple-pay",
};

/** Payment by a wallet's nonce, settled by the card gateway and never kept there. */
export const walletPayment = (
  method: WalletMethod,
  { nonce, ...check }: GatewayCheck & { nonce: string },
): Payment => ({
  paymentMethod: method,
  gateway: CARD_GATEWAY,
  service: SERVICES[method],
  nonce,
  vaulted: false,
  ...check,
});

/** Payment by the provider's authorisation token, bought now and paid later. */
export const bnplPayment = ({ token, kountId }: { token: string; kountId: string }): Payment => ({
  paymentMethod: "klarna",
  gateway: "klarna",
  service: "klarna",
  token,
  kountId,
});
