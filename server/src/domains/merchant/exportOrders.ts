import { Readable } from "node:stream";
import { orderRowColumns } from "@velours/sdk/shop";
import type { OrderRow } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { refreshOrders } from "../orders/refreshOrders.ts";
import { streamCsv } from "./exports/streamCsv.ts";
import { streamFile } from "./exports/streamFile.ts";
import { streamOrderRows } from "./exports/streamOrderRows.ts";
import { loadOrderFilters } from "./loadOrderFilters.ts";

/** Orders for accounting, a row for each line and part of a refund, sent while they are read. */
export const exportOrders: Handler<"exportOrders"> = async ({ query }, context) => {
  const { format = "csv", sort } = query;
  await refreshOrders(context.store.db);
  const pages = streamOrderRows(context.store.jobs, await loadOrderFilters(context, query), sort);
  return format === "csv"
    ? streamCsv({ name: "orders", columns: orderRowColumns, pages })
    : streamFile("orders.ndjson", Readable.from(ndjson(pages)));
};

async function* ndjson(pages: AsyncIterable<readonly OrderRow[]>): AsyncGenerator<string> {
  for await (const rows of pages) yield rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}
