import type { PaymentMethod } from "@velours/sdk/rules";
import type { ComponentType, ReactNode } from "react";
import { lazyPart } from "../../../../platform/chunks/lazyPart.tsx";
import { m } from "../../../../platform/text/m.ts";
import type { Text } from "../../../../platform/text/useText.ts";
import { CardBrands } from "./card/CardBrands.tsx";
import { KlarnaMark } from "./klarna/KlarnaMark.tsx";

/**
 * A payment method of the list. Its panel shows while it is chosen, and is a chunk of its own. The panel reads
 * `usePaymentModel()`; it pays by `useFormSource`, when its button submits the form, or by `pay`, when the button is
 * the provider's; its errors go to `fail`, which shows them under it.
 */
interface Method {
  label: (text: Text) => ReactNode;
  /** At the right end of the label. */
  Mark?: ComponentType;
  Panel: ComponentType<{ fallback?: ReactNode }>;
}

/** Every method there is a panel for. */
export const methods: Partial<Record<PaymentMethod, Method>> = {
  "saved-credit-card": {
    label: (text) => text(m.saved_cards),
    Panel: lazyPart(async () => (await import("./card/SavedCardPanel.tsx")).SavedCardPanel),
  },
  "credit-card": {
    label: (text) => text(m.credit_card),
    Mark: CardBrands,
    Panel: lazyPart(async () => (await import("./card/CreditCardPanel.tsx")).CreditCardPanel),
  },
  paypal: {
    label: () => "PayPal",
    Panel: lazyPart(async () => (await import("./paypal/PayPalPanel.tsx")).PayPalPanel),
  },
  "paypal-pay-later": {
    label: (text) => text(m.buy_now_pay_later),
    Panel: lazyPart(async () => (await import("./paypal/PayLaterPanel.tsx")).PayLaterPanel),
  },
  klarna: {
    label: (text) => text(m.pay_with, { provider: "Klarna" }),
    Mark: KlarnaMark,
    Panel: lazyPart(async () => (await import("./klarna/KlarnaPanel.tsx")).KlarnaPanel),
  },
  venmo: {
    label: () => "Venmo",
    Panel: lazyPart(async () => (await import("./venmo/VenmoPanel.tsx")).VenmoPanel),
  },
  "apple-pay": {
    label: () => "Apple Pay",
    Panel: lazyPart(async () => (await import("./DeviceWalletPanel.tsx")).ApplePayPanel),
  },
  "google-pay": {
    label: () => "Google Pay",
    Panel: lazyPart(async () => (await import("./DeviceWalletPanel.tsx")).GooglePayPanel),
  },
};
