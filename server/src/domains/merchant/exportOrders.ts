import type { OrderRow } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { refreshOrders } from "../orders/refreshOrders.ts";
import { streamCsv, streamFile } from "./exports/streamCsv.ts";
import { streamOrderRows } from "./exports/streamOrderRows.ts";
import { loadOrderFilters } from "./loadOrderFilters.ts";

const columns = [
  "order",
  "site",
  "status",
  "placedAt",
  "country",
  "state",
  "currency",
  "kind",
  "time",
  "invoice",
  "creditNote",
  "line",
  "productId",
  "variantId",
  "sku",
  "title",
  "option",
  "quantity",
  "amount",
  "taxes",
  "return",
  "card",
  "giftCard",
  "credits",
] as const satisfies readonly (keyof OrderRow)[];

/** Orders for accounting, a row for each line and part of a refund, sent while they are read. */
export const exportOrders: Handler<"exportOrders"> = async ({ query }, context) => {
  const { format = "csv", sort } = query;
  await refreshOrders(context.store.db);
  const pages = streamOrderRows(context.store.jobs, await loadOrderFilters(context, query), sort);
  return format === "csv"
    ? streamCsv({ name: "orders", columns, pages })
    : streamFile("orders.ndjson", ndjson(pages));
};

async function* ndjson(pages: AsyncIterable<readonly OrderRow[]>): AsyncGenerator<string> {
  for await (const rows of pages) yield rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}
