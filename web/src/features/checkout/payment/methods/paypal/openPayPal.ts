import type { Currency } from "@velours/sdk/types";
import { loadWalletKit, type PayPalCheckout, type WalletAccess } from "../../gateways/walletKit.ts";
import { keepOpen } from "../../keepOpen.ts";

interface ButtonOptions {
  fundingSource: string;
  /** The amount it is for, which decides whether paying later is offered. */
  message?: { amount: number };
  onClick?: (event: object, actions: { resolve: () => unknown; reject: () => unknown }) => unknown;
  createOrder?: () => Promise<string>;
  onApprove?: (approved: Approved) => Promise<void>;
  onCancel?: () => void;
  onError?: (error: unknown) => void;
}

/** The approved payment, as the gateway tokenises it. */
export type Approved = Parameters<PayPalCheckout["tokenizePayment"]>[0];

interface PayPalButtons {
  isEligible: () => boolean;
  render: (place: HTMLElement) => Promise<void>;
  close: () => Promise<void>;
}

/** The wallet's own kit; it puts itself on the window. */
export interface PayPalSdk {
  FUNDING: { PAYPAL: string; PAYLATER: string };
  Buttons: (options: ButtonOptions) => PayPalButtons;
  Messages: (options: { amount: number }) => { render: (place: HTMLElement) => Promise<void> };
}

export interface PayPal {
  checkout: PayPalCheckout;
  sdk: PayPalSdk;
}

const keep = keepOpen<PayPal>();

/** PayPal for a currency, through the card gateway. */
export const openPayPal = (access: WalletAccess, currency: Currency): Promise<PayPal> =>
  keep(`${access.authorization} ${currency}`, async () => {
    const { client, part } = await loadWalletKit(access, "paypalCheckout");
    const checkout = await part.create({ client });
    await checkout.loadPayPalSDK({
      components: "buttons,messages",
      "enable-funding": "paylater",
      currency,
      intent: "capture",
    });
    const { paypal } = window as typeof window & { paypal?: PayPalSdk };
    if (!paypal) throw new Error("PayPal did not come up.");
    return { checkout, sdk: paypal };
  });
