import { explainOrder } from "@velours/sdk/rules";
import type { Order } from "@velours/sdk/types";
import { orderLineItems } from "../lineItems.ts";
import { ExplainedRows } from "./ExplainedRows.tsx";
import type { ItemRow } from "./rowText.ts";

/** Explains the total of a placed order, from what was stored with it. */
export function OrderExplanation({ order }: { order: Order }) {
  const items = orderLineItems(order.products);
  const rows = explainOrder(order)?.flatMap((row): ItemRow[] => {
    if (row.row !== "line") return [row];
    const item = items[order.products.indexOf(row.line.product)];
    return item ? [{ ...row, line: item }] : [];
  });
  return <ExplainedRows rows={rows ?? null} currency={order.invoice.currency} digits={2} />;
}
