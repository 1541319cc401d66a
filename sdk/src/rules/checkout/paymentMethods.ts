import type { CartLine, Currency, Payment } from "../../types.ts";
import { isPreorder } from "../cart/isPreorder.ts";
import { isGiftCard } from "../cart/productTypes.ts";

export type PaymentMethod = Extract<
  Payment["paymentMethod"],
  "saved-credit-card" | "credit-card" | "apple-pay" | "paypal" | "paypal-pay-later" | "klarna" | "venmo"
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
  /** Availability by provider for this shopper and browser; absent is no. */
  providers?: {
    card?: boolean;
    wallet?: boolean;
    payLater?: boolean;
    bnpl?: boolean;
    mobilePay?: boolean;
    /** Session version the device wallet supports. */
    deviceWallet?: number | null;
  };
}

/** Regions the pay-later provider works in; whether it is offered is decided by currency alone. */
export const BNPL_REGIONS = ["US", "CA", "EU"] as const;

const MAIN_SITE = "boutique";
const DEVICE_WALLET_VERSION = 3;

const hasDeviceWallet = ({ site, providers }: Pick<PaymentOffer, "site" | "providers">): boolean =>
  site === MAIN_SITE && (providers?.deviceWallet ?? 0) >= DEVICE_WALLET_VERSION;

/** Methods to offer, in the order they show; none when nothing is left to pay. */
export function paymentMethods(offer: PaymentOffer): PaymentMethod[] {
  const { currency, total, lines, savedCards = 0, flags = {}, providers = {} } = offer;
  if (total <= 0) return [];
  const card = providers.card !== false;
  const bnpl =
    providers.bnpl === true &&
    (currency === "CAD" || currency === "USD") &&
    Boolean(flags.showKlarna) &&
    !lines.some(isPreorder);
  const methods: (PaymentMethod | false)[] = [
    card && savedCards > 0 && "saved-credit-card",
    card && "credit-card",
    hasDeviceWallet(offer) && "apple-pay",
    providers.wallet === true && "paypal",
    providers.payLater === true && "paypal-pay-later",
    bnpl && "klarna",
    providers.mobilePay === true && currency === "USD" && "venmo",
  ];
  return methods.filter((method) => method !== false);
}

/** Express checkout by the device wallet. */
export const canExpress = (offer: PaymentOffer & { geoCountry?: string | null }): boolean =>
  hasDeviceWallet(offer) &&
  (offer.geoCountry === "CA" || offer.geoCountry === "US") &&
  !offer.lines.some(isGiftCard) &&
  offer.total > 0;
