import { includesTax, round2, sumAmounts } from "@velours/sdk/rules";
import { lineValues } from "@velours/sdk/shop";
import type { Order } from "@velours/sdk/types";
import type { Bill, VatRate } from "./Bill.ts";
import { findDelivery, isInEu } from "./parties.ts";

/** Rates of the parts of an order. */
export interface OrderVat {
  /** Of a line that has taxes, or that costs nothing. */
  taxed: VatRate;
  untaxed: VatRate;
  shipping: VatRate;
}

/** A cent, with room for binary fractions. */
const CENT = 0.011;

/**
 * The rates of an order, from the taxes stored with it. Null where no tax was computed of prices that contain one, as of digital
 * goods, and for an order from before the tax on shipping was stored apart, when the taxes of its lines do not fit its rate.
 * Each of its `invoices` had its tax rounded.
 */
export function vatOf(order: Order, invoices = 1): OrderVat | null {
  const { products, invoice } = order;
  const { included, data } = invoice.taxes;
  const taxedLines = products.filter(({ _tax = 0 }) => _tax > 0);
  const { taxes, shippingTax } = lineValues(order);
  const tax = sumAmounts([...taxes, shippingTax]);
  const untaxed: VatRate = { category: "Z", percent: 0 };
  if (tax === 0) {
    const country = findDelivery(order)?.country ?? null;
    // An export is goods that leave the EU, wherever they are billed to.
    const isExport = country !== null && !isInEu(country);
    if (!isExport && !included && includesTax(invoice.currency)) return null;
    const vat: VatRate = isExport ? { category: "G", percent: 0 } : untaxed;
    return { taxed: vat, untaxed: vat, shipping: vat };
  }
  const shippingIsTaxed = shippingTax > 0;
  const basis = sumAmounts([
    ...taxedLines.flatMap(({ _price, _discount = 0, _tax = 0 }) => [
      _price,
      -_discount,
      included ? -_tax : 0,
    ]),
    ...(shippingIsTaxed ? [invoice.shipping, included ? -shippingTax : 0] : []),
  ]);
  const stored = typeof data?.rate === "number" ? round2(data.rate * 10_000) / 100 : null;
  const fits = stored !== null && Math.abs((basis * stored) / 100 - tax) <= CENT * invoices;
  const isFormer = products.some(({ _shippingTax }) => _shippingTax === undefined);
  if (isFormer && invoice.shipping > 0 && stored !== null && !fits) return null;
  const taxed: VatRate = { category: "S", percent: fits ? stored : round2((tax / basis) * 10_000) / 100 };
  return { taxed, untaxed, shipping: shippingIsTaxed ? taxed : untaxed };
}

/** The breakdown of VAT (BG-23): a row for each rate, its basis what has that rate. `tax` is that of the one rate above 0. */
export function breakDown({ lines, charges }: Pick<Bill, "lines" | "charges">, tax: number): Bill["taxes"] {
  const rows = new Map<string, { vat: VatRate; nets: number[] }>();
  for (const { vat, net } of [...lines, ...charges]) {
    const key = `${vat.category} ${vat.percent}`;
    const row = rows.get(key) ?? { vat, nets: [] };
    row.nets.push(net);
    rows.set(key, row);
  }
  return [...rows.values()].map(({ vat, nets }) => ({
    vat,
    basis: sumAmounts(nets),
    amount: vat.category === "S" ? tax : 0,
  }));
}
