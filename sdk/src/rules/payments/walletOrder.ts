import type { Currency, Invoice } from "../../types.ts";
import { decimalText } from "../money.ts";

/** The order for the online wallet. */
export interface WalletOrder {
  flow: "checkout";
  /** 2 decimals: `12.00`. */
  amount: string;
  currency: Currency;
  intent: "capture";
  requestBillingAgreement: true;
  enableShippingAddress: false;
}

/** The online wallet's order. */
export const walletOrder = ({ total, currency }: Pick<Invoice, "total" | "currency">): WalletOrder => ({
  flow: "checkout",
  amount: decimalText(total),
  currency,
  intent: "capture",
  requestBillingAgreement: true,
  enableShippingAddress: false,
});
