import type { Payment } from "../../types.ts";
import { CARD_GATEWAY } from "../checkout/cardPayment.ts";
import type { DeviceWalletName } from "../checkout/paymentMethods.ts";

interface GatewayCheck {
  /** Session id of the fraud check. */
  kountId: string;
  deviceData: string;
}

type WalletService = "paypal" | "venmo" | DeviceWalletName;
type WalletMethod =
  | "paypal"
  | "paypal-pay-later"
  | "venmo"
  | DeviceWalletName
  | `${DeviceWalletName}-express`;

const SERVICES: Readonly<Record<WalletMethod, WalletService>> = {
  paypal: "paypal",
  "paypal-pay-later": "paypal",
  venmo: "venmo",
  "apple-pay": "apple-pay",
  "apple-pay-express": "apple-pay",
  "google-pay": "google-pay",
  "google-pay-express": "google-pay",
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
