import { Readable } from "node:stream";
import type { OrderRow } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { formatCsvLine } from "../../platform/http/formatCsv.ts";
import type { Db } from "../../platform/store/schema.ts";
import { refreshOrders } from "../orders/refreshOrders.ts";
import type { OrderFilters } from "../orders/store/listedOrders.ts";
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
] as const satisfies readonly (keyof OrderRow)[];

/** Orders for accounting, a row for each line and part of a refund, sent while they are read. */
export const exportOrders: Handler<"exportOrders"> = async ({ query }, context) => {
  const { format = "csv" } = query;
  await refreshOrders(context.store.db);
  const filters = await loadOrderFilters(context, query);
  return {
    status: 200,
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="orders.${format}"`,
    },
    body: Readable.from(
      format === "csv" ? csv(context.store.jobs, filters) : ndjson(context.store.jobs, filters),
    ),
  };
};

async function* csv(db: Db, filters: OrderFilters): AsyncGenerator<string> {
  yield formatCsvLine(columns);
  for await (const rows of streamOrderRows(db, filters))
    yield rows.map((row) => formatCsvLine(columns.map((column) => row[column] ?? undefined))).join("");
}

async function* ndjson(db: Db, filters: OrderFilters): AsyncGenerator<string> {
  for await (const rows of streamOrderRows(db, filters))
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}
