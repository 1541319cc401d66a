import { type PaymentMethod, paymentMethods } from "@velours/sdk/rules";
import type { CartLine, Invoice, Payment, Site } from "@velours/sdk/types";
import { InvalidRequest } from "../generated/validate.ts";

const methods: Readonly<Record<Exclude<Payment["service"], "internal">, PaymentMethod>> = {
  braintree: "credit-card",
  paypal: "paypal",
  klarna: "klarna",
  venmo: "venmo",
  "apple-pay": "apple-pay",
};

/**
 * Refuses a service this order is not offered: buy-now-pay-later for other currencies or pre-orders, the device wallet
 * on other sites, the mobile-payment app without USD (5, payment method availability), and internal while something
 * is left to pay (CA-15).
 */
export function requireService(
  service: Payment["service"],
  { site, invoice, lines, bnpl }: { site: Site; invoice: Invoice; lines: readonly CartLine[]; bnpl: boolean },
): void {
  const offered = paymentMethods({
    site: site.code,
    currency: invoice.currency,
    total: invoice.total,
    lines,
    flags: site.flags,
    providers: { wallet: true, bnpl, mobilePay: true, deviceWallet: 3 },
  });
  if (service !== "internal" && offered.includes(methods[service])) return;
  throw new InvalidRequest({ "payment.service": "A valid service is required" });
}
