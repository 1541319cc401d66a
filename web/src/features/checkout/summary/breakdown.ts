import {
  displayTotal,
  givesProduct,
  isRateIncluded,
  isVatIncluded,
  type Step,
  sumAmounts,
  taxRows,
  unusedCredits,
} from "@velours/sdk/rules";
import type { Invoice, Promotion } from "@velours/sdk/types";

export type BreakdownKey =
  | "subtotal"
  | "promotion"
  | "discount"
  | "cashBack"
  | "giftCard"
  | "shipping"
  | "duties"
  | "dutiesToCarrier"
  | "salesTax"
  | "vat"
  | "unusedCredits"
  | "total";

/** A row of the order breakdown. */
export interface BreakdownRow {
  key: BreakdownKey;
  /** Money in the invoice's currency, negative for what is taken off; or a word. */
  value: number | "free" | "included" | "none";
  /** Struck through beside the value: the amount before a discount. */
  former?: number;
  /** Name of the promotion, for its tag. */
  name?: string;
}

interface Input {
  invoice: Invoice;
  step: Step;
  /** In express mode shipping counts on any step. */
  express?: boolean;
  /** False for digital orders: a price of shipping would promise a parcel. */
  shipped?: boolean;
  promotion?: Pick<Promotion, "name" | "type"> | null;
  vatIncluded?: boolean;
}

/** Order details' rows in their order. */
export function breakdown({
  invoice,
  step,
  express = false,
  shipped = true,
  promotion = null,
  vatIncluded = isVatIncluded(invoice),
}: Input): BreakdownRow[] {
  const complete = step === "complete";
  const rows: BreakdownRow[] = [{ key: "subtotal", value: invoice.subtotal }];
  if (complete) {
    if (invoice.discounts.promotion > 0) rows.push({ key: "discount", value: -invoice.discounts.promotion });
  } else if (promotion) {
    rows.push({ key: "promotion", name: promotion.name, value: promotionValue(invoice, promotion) });
  }
  if (invoice.payments.credits > 0) rows.push({ key: "cashBack", value: -invoice.payments.credits });
  if (invoice.payments.giftCard > 0) rows.push({ key: "giftCard", value: -invoice.payments.giftCard });
  if (isRateIncluded(step, { express })) rows.push(...deliveryRows(invoice, shipped));
  const unused = unusedCredits(invoice);
  if (unused > 0) rows.push({ key: "unusedCredits", value: unused });
  if (vatIncluded) rows.push({ key: "vat", value: "none" });
  rows.push({ key: "total", value: displayTotal(invoice.total) });
  return rows;
}

function promotionValue(invoice: Invoice, { type }: Pick<Promotion, "type">): BreakdownRow["value"] {
  if (invoice.discounts.promotion > 0) return -invoice.discounts.promotion;
  return givesProduct(type) && invoice.discounts.freeProduct > 0 ? "free" : 0;
}

function deliveryRows(invoice: Invoice, shipped: boolean): BreakdownRow[] {
  const { duties, salesTax } = taxRows(invoice);
  const off = invoice.discounts.shipping;
  const shipping: BreakdownRow = {
    key: "shipping",
    value: invoice.shipping > 0 ? invoice.shipping : "free",
    ...(off > 0 && { former: sumAmounts([invoice.shipping, off]) }),
  };
  return [
    ...(shipped ? [shipping] : []),
    // With taxes included nothing is added to the total: the carrier collects the duties.
    ...(duties === null
      ? []
      : [{ key: salesTax === "included" ? "dutiesToCarrier" : "duties", value: duties } as const]),
    { key: "salesTax", value: salesTax },
  ];
}
