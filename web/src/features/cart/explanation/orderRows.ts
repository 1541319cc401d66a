import { explainOrder } from "@velours/sdk/rules";
import type { SoldOrder } from "@velours/sdk/types";
import { orderLineItems } from "../lineItems.ts";
import type { ItemRow } from "./rowText.ts";

/** The rows of a placed order's total, from what was stored with it; null when they do not add up to it. */
export function orderRows(order: SoldOrder): ItemRow[] | null {
  const items = orderLineItems(order.products);
  const rows = explainOrder(order)?.flatMap((row): ItemRow[] => {
    if (row.row !== "line") return [row];
    const item = items[order.products.indexOf(row.line.product)];
    return item ? [{ ...row, line: item }] : [];
  });
  return rows ?? null;
}
