import type { Payment } from "../../types.ts";
import { CARD_GATEWAY } from "../checkout/cardPayment.ts";
import type { DeviceWalletName } from "../checkout/paymentMethods.ts";

interface GatewayCheck {
  /** Session id of the fraud check. */
  kountId: string;
  deviceData: string;
}

type WalletService = "paypal" | "venmo" | DeviceWalletName;
export type WalletMethod =
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

/** A service's method as the shopper chose it; the service's own for one that is not its own. */
export const walletMethod = (service: WalletService, chosen: string | undefined): WalletMethod =>
  (Object.keys(SERVICES) as WalletMethod[]).find(
    (method) => method === chosen && SERVICES[method] === service,
  ) ?? service;

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
