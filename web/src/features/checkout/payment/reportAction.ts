import type { PaymentMethod } from "@velours/sdk/rules";
import type { Currency } from "@velours/sdk/types";
import { recordEvent } from "../../../platform/analytics/recordEvent.ts";
import { traceCall } from "../../../platform/analytics/traceCall.ts";
import type { Shop } from "../../../platform/api/Shop.ts";

/** An event of a payment method. */
export interface PaymentAction {
  action: "presented" | "selected" | "interacted" | "accepted";
  paymentMethod: PaymentMethod;
  currency: Currency;
  /** Amount to be paid, in currency. */
  total: number;
}

/** Tells the analytics; in the sandbox it is put on the page's trace. */
export function reportAction(action: PaymentAction, { site, gateway }: Pick<Shop, "site" | "gateway">): void {
  recordEvent(site, "payment_method", action);
  if (gateway !== "braintree") traceCall({ provider: "googleAnalytics", call: "paymentMethod", ...action });
}
