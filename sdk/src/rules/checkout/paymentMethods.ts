import type { CartLine, Currency, Payment, Site } from "../../types.ts";
import { isPreorder } from "../cart/isPreorder.ts";
import { isGiftCard } from "../cart/productTypes.ts";

/** The wallets of phones and browsers. */
export type DeviceWalletName = "apple-pay" | "google-pay";

export type PaymentMethod = Extract<
  Payment["paymentMethod"],
  "saved-credit-card" | "credit-card" | DeviceWalletName | "paypal" | "paypal-pay-later" | "klarna" | "venmo"
>;

type StockedLine = {
  product: Pick<CartLine["product"], "type" | "inventories">;
  variant: Pick<CartLine["variant"], "id" | "inventory_policy">;
};

export interface PaymentOffer {
  site: string;
  currency: Currency;
  total: number;
  lines: readonly StockedLine[];
  savedCards?: number;
  flags?: Readonly<Record<string, unknown>>;
  /** Ways to pay that the site's settings take out. */
  disabled?: Site["payments"]["disabledMethods"];
  /** Availability by provider for this shopper and browser; absent is no. */
  providers?: {
    card?: boolean;
    wallet?: boolean;
    payLater?: boolean;
    bnpl?: boolean;
    mobilePay?: boolean;
    /** Session version that Apple Pay supports. */
    deviceWallet?: number | null;
    /** Version of Google Pay's API. */
    googlePay?: number | null;
  };
  /** The device's own wallet, which comes first. */
  ownWallet?: DeviceWalletName;
}

/** Regions the pay-later provider works in; whether it is offered is decided by currency alone. */
export const BNPL_REGIONS = ["US", "CA", "EU"] as const;

/** The main boutique store: device wallets and the cash back an order earns show there alone. */
export const MAIN_SITE = "boutique";
const DEVICE_WALLET_VERSION = 3;
const GOOGLE_PAY_VERSION = 2;

/** The device wallets that work in this browser, the device's own first. */
function deviceWallets({
  site,
  providers,
  ownWallet,
  disabled = [],
}: Pick<PaymentOffer, "site" | "providers" | "ownWallet" | "disabled">): DeviceWalletName[] {
  if (site !== MAIN_SITE) return [];
  const wallets: (DeviceWalletName | false)[] = [
    (providers?.deviceWallet ?? 0) >= DEVICE_WALLET_VERSION && "apple-pay",
    (providers?.googlePay ?? 0) >= GOOGLE_PAY_VERSION && "google-pay",
  ];
  const found = wallets.filter((wallet) => wallet !== false).filter((wallet) => !disabled.includes(wallet));
  return ownWallet === "google-pay" ? found.reverse() : found;
}

/** True when buy-now-pay-later may be offered, before its provider is called. */
export const canPayLater = ({
  currency,
  lines,
  flags = {},
}: Pick<PaymentOffer, "currency" | "lines" | "flags">): boolean =>
  (currency === "CAD" || currency === "USD") && Boolean(flags.showKlarna) && !lines.some(isPreorder);

/** Methods to offer, in the order they show; none when nothing is left to pay. */
export function paymentMethods(offer: PaymentOffer): PaymentMethod[] {
  const { currency, total, savedCards = 0, providers = {}, disabled = [] } = offer;
  if (total <= 0) return [];
  const card = providers.card !== false;
  const payPal = !disabled.includes("paypal");
  const methods: (PaymentMethod | false)[] = [
    card && savedCards > 0 && "saved-credit-card",
    card && "credit-card",
    ...deviceWallets(offer),
    payPal && providers.wallet === true && "paypal",
    payPal && providers.payLater === true && !disabled.includes("paypal-pay-later") && "paypal-pay-later",
    providers.bnpl === true && canPayLater(offer) && "klarna",
    providers.mobilePay === true && currency === "USD" && !disabled.includes("venmo") && "venmo",
  ];
  return methods.filter((method) => method !== false);
}

/** Express checkout by a device wallet: for callers in the US and Canada, in the currencies of what is shipped there. */
export const canExpress = (offer: PaymentOffer & { geoCountry?: string | null }): boolean =>
  deviceWallets(offer).length > 0 &&
  (offer.currency === "USD" || offer.currency === "CAD") &&
  (offer.geoCountry === "CA" || offer.geoCountry === "US") &&
  !offer.lines.some(isGiftCard) &&
  offer.total > 0;
