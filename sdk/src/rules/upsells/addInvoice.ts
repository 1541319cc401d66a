import type { Invoice } from "../../types.ts";
import { sumAmounts } from "../money.ts";

const add = (a: unknown, b: unknown): unknown => {
  if (typeof a === "number") return sumAmounts([a, typeof b === "number" ? b : 0]);
  if (typeof a !== "object" || a === null) return a;
  const addition = (b ?? {}) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(a).map(([key, value]) => [key, add(value, addition[key])]));
};

/** The invoice of an order with an accepted offer: every amount is the sum of both. */
export function addInvoice(order: Invoice, added: Invoice): Invoice {
  const sum = add(order, added) as Invoice;
  // An order without taxes says nothing of whether prices contain them.
  const { data, included } = order.taxes.total > 0 ? order.taxes : added.taxes;
  return { ...sum, taxes: { ...sum.taxes, data, included } };
}
