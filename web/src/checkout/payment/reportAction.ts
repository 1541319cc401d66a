import type { PaymentMethod } from "@velours/sdk/rules";
import type { Currency } from "@velours/sdk/types";

/** What happened with a payment method. */
export interface PaymentAction {
  action: "presented" | "selected" | "interacted" | "accepted";
  paymentMethod: PaymentMethod;
  currency: Currency;
  /** What is to be paid, in currency. */
  total: number;
}

interface AnalyticsPage {
  /** The analytics' own tag, where the page has one. */
  gtag?: (command: "event", name: string, parameters: object) => void;
  __sandbox?: { trace: object[] };
}

/** Tells the analytics; in the sandbox it is put on the page's trace. */
export function reportAction(action: PaymentAction, sandbox: boolean): void {
  const page = window as typeof window & AnalyticsPage;
  page.gtag?.("event", "payment_method", action);
  if (!sandbox) return;
  page.__sandbox ??= { trace: [] };
  page.__sandbox.trace.push({ provider: "googleAnalytics", call: "paymentMethod", ...action });
}
