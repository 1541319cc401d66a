import type { Invoice } from "../types.ts";
import { percentOfMinor, sumAmounts, toMinor } from "./money.ts";
import type { PromotionFacts } from "./promotions/judgePromotion.ts";
import { unusedCredits } from "./unusedCredits.ts";

/** A line as it is billed. `price` is the line's, in the invoice's currency. */
export interface BilledLine {
  quantity: number;
  price: number;
  free: boolean;
}

/** The promotion of a cart, or the one stored with an order; older orders stored no facts. */
export interface AppliedPromotion extends Partial<PromotionFacts> {
  name: string;
  type: string;
}

export interface TotalInput<Line extends BilledLine> {
  invoice: Invoice;
  /** The lines the invoice is for. */
  lines: readonly Line[];
  promotion: AppliedPromotion | null;
  /** Shipping is part of the total, even when it is free. */
  shipped: boolean;
  /** Of a cart, whose taxes are not computed: its prices contain them. */
  vatIncluded?: boolean;
}

/**
 * A row that adds `amount` to a total, in the invoice's currency; negative for what is taken off. `value` is
 * an amount to be named that the total does not change by.
 */
export type ExplainedRow<Line extends BilledLine = BilledLine> = { amount: number } & (
  | {
      row: "line";
      line: Line;
      /** Price of a unit; null for a single unit, for gifts, and where the units cost different amounts. */
      unit: number | null;
    }
  | {
      row: "promotion";
      promotion: AppliedPromotion;
      /** Less was taken off than the percent: whole amounts, and minimum prices. */
      limited: boolean;
      /** The promotion's gift, where nothing was taken off the lines. */
      gives: "product" | "shipping" | null;
    }
  | {
      row: "shipping";
      /** The price before it was lowered; null when it was not. */
      before: number | null;
    }
  | { row: "duties" | "taxes" | "credits" | "giftCard" | "total" }
  /** The rest of the last whole amount of cash back, which pays for nothing. */
  | { row: "unusedCredits" }
  /** Sale prices; already in the lines. */
  | { row: "savings"; value: number }
  /** Already in the prices; null where their amount is not computed. */
  | { row: "includedTaxes"; value: number | null }
  /** Collected by the carrier, not by the shop. */
  | { row: "carrierDuties"; value: number }
);

/**
 * Explains an invoice's total, in the order of calculation: the amounts of all rows before "total" add up to
 * it, to the cent. Null when they do not, which means that the lines are not those of the invoice. Nothing is
 * priced again.
 */
export function explainTotal<Line extends BilledLine>(input: TotalInput<Line>): ExplainedRow<Line>[] | null {
  const { invoice, lines } = input;
  const lineRows = lines.map(explainLine);
  if (sumRows(lineRows) !== invoice.subtotal) return null;
  const rows: ExplainedRow<Line>[] = [
    ...lineRows,
    ...explainSavings(invoice),
    ...explainPromotion(input),
    ...explainDelivery(input),
    ...explainPayments(invoice),
  ];
  const unused = unusedCredits(invoice);
  if (unused > 0) rows.push({ row: "unusedCredits", amount: unused });
  if (sumRows(rows) !== invoice.total) return null;
  return [...rows, { row: "total", amount: invoice.total }];
}

const sumRows = (rows: readonly { amount: number }[]): number => sumAmounts(rows.map(({ amount }) => amount));

function explainLine<Line extends BilledLine>(line: Line): ExplainedRow<Line> {
  const { quantity, price, free } = line;
  const isEven = !free && quantity > 1 && toMinor(price) % quantity === 0;
  return {
    row: "line",
    line,
    amount: free ? 0 : price,
    unit: isEven ? toMinor(price) / quantity / 100 : null,
  };
}

const explainSavings = ({ discounts }: Invoice): ExplainedRow<never>[] =>
  discounts.savings > 0 ? [{ row: "savings", amount: 0, value: discounts.savings }] : [];

function explainPromotion({
  invoice: { discounts },
  promotion,
}: Pick<TotalInput<BilledLine>, "invoice" | "promotion">): ExplainedRow<never>[] {
  if (!promotion) return [];
  const { eligible = 0, percent = 0 } = promotion;
  const whole = percentOfMinor(toMinor(eligible), percent);
  return [
    {
      row: "promotion",
      amount: 0 - discounts.promotion,
      promotion,
      limited: discounts.promotion > 0 && toMinor(discounts.promotion) < whole,
      gives: discounts.promotion > 0 ? null : findGift(discounts),
    },
  ];
}

const findGift = ({ freeProduct, shipping }: Invoice["discounts"]): "product" | "shipping" | null =>
  freeProduct > 0 ? "product" : shipping > 0 ? "shipping" : null;

function explainDelivery({
  invoice,
  shipped,
  vatIncluded = false,
}: Pick<TotalInput<BilledLine>, "invoice" | "shipped" | "vatIncluded">): ExplainedRow<never>[] {
  const { shipping, discounts, taxes } = invoice;
  const rows: ExplainedRow<never>[] = [];
  if (shipped || shipping > 0) {
    const before = discounts.shipping > 0 ? sumAmounts([shipping, discounts.shipping]) : null;
    rows.push({ row: "shipping", amount: shipping, before });
  }
  const duties = taxes._total.shipping;
  const regional = sumAmounts([taxes.total, -duties]);
  if (taxes.included) {
    rows.push({ row: "includedTaxes", amount: 0, value: regional });
    if (duties > 0) rows.push({ row: "carrierDuties", amount: 0, value: duties });
    return rows;
  }
  if (duties > 0) rows.push({ row: "duties", amount: duties });
  if (regional !== 0) rows.push({ row: "taxes", amount: regional });
  else if (vatIncluded) rows.push({ row: "includedTaxes", amount: 0, value: null });
  return rows;
}

function explainPayments({ payments }: Invoice): ExplainedRow<never>[] {
  const rows: ExplainedRow<never>[] = [];
  if (payments.credits > 0) rows.push({ row: "credits", amount: -payments.credits });
  if (payments.giftCard > 0) rows.push({ row: "giftCard", amount: -payments.giftCard });
  return rows;
}
