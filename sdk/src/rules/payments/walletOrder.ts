import type { Currency, Invoice } from "../../types.ts";
import { decimalText } from "../money.ts";

/** What the online wallet is asked to pay (7, checkout). */
export interface WalletOrder {
  flow: "checkout";
  /** 2 decimals: `12.00`. */
  amount: string;
  currency: Currency;
  intent: "capture";
  requestBillingAgreement: true;
  enableShippingAddress: false;
}

/** The online wallet's order (C-668 to C-673, CA-65). */
export const walletOrder = ({ total, currency }: Pick<Invoice, "total" | "currency">): WalletOrder => ({
  flow: "checkout",
  amount: decimalText(total),
  currency,
  intent: "capture",
  requestBillingAgreement: true,
  enableShippingAddress: false,
});
