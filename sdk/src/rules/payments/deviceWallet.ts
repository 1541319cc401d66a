import type { Invoice } from "../../types.ts";
import { decimalText } from "../money.ts";

/** The request of a device-wallet session. */
export const DEVICE_WALLET = {
  version: 3,
  supportedCountries: ["US", "CA"],
  supportedNetworks: ["visa", "masterCard", "amex", "discover"],
  merchantCapabilities: ["supports3DS", "supportsDebit", "supportsCredit"],
  requiredBillingContactFields: ["postalAddress", "name"],
  requiredShippingContactFields: ["postalAddress", "name", "phone", "email"],
} as const;

/** A row of the wallet's sheet; 2 decimals, negative for what is taken off. */
export interface DeviceWalletLine {
  label: "Subtotal" | "Sales tax" | "Shipping" | "Discount" | "Gift card" | "Credits";
  amount: string;
}

type Parts = Pick<Invoice, "subtotal" | "taxes" | "shipping" | "discounts" | "payments">;

/**
 * Rows of the wallet's sheet: subtotal, tax and shipping always, what is taken off when there is any. A
 * gift card has its row too, or the sheet would not add up. Tax that prices contain already counts 0.
 */
export function deviceWalletLines({
  subtotal,
  taxes,
  shipping,
  discounts,
  payments,
}: Parts): DeviceWalletLine[] {
  const off = (label: DeviceWalletLine["label"], amount: number): DeviceWalletLine[] =>
    amount > 0 ? [{ label, amount: decimalText(-amount) }] : [];
  return [
    { label: "Subtotal", amount: decimalText(subtotal) },
    { label: "Sales tax", amount: decimalText(taxes.included ? 0 : taxes.total) },
    { label: "Shipping", amount: decimalText(shipping) },
    ...off("Discount", discounts.promotion),
    ...off("Gift card", payments.giftCard),
    ...off("Credits", payments.credits),
  ];
}

/** Countries that express checkout ships to; elsewhere the error is shippingContactInvalid on the country. */
export const isExpressContact = (contact: { country?: string | null }): boolean =>
  (DEVICE_WALLET.supportedCountries as readonly string[]).includes(contact.country?.toUpperCase() ?? "");
