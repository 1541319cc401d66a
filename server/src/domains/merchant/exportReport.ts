import { formatCsvLine } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { columns, loadReport } from "./reports/loadReport.ts";

/** A report as CSV; the sum of its rows is left to the reader, or a spreadsheet would count everything twice. */
export const exportReport: Handler<"exportReport"> = async (
  { params, query },
  { store: { db }, merchant },
) => {
  const { name } = params;
  const { from, until, by = "day" } = query;
  const { rows } = await loadReport(db, { name, from, until, by, sites: merchant?.sites ?? null });
  const { names, net } = columns[name];
  const items = name === "promotions" || name === "liabilities" ? ["item" as const] : [];
  const keys = name === "products" ? (["item", "itemId"] as const) : items;
  const header = ["group", ...keys, "currency", ...names, ...(net ? ["net" as const] : [])] as const;
  const lines = rows.map((row) => formatCsvLine(header.map((column) => row[column])));
  return {
    status: 200,
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${from}-${until}.csv"`,
    },
    body: Buffer.from([formatCsvLine(header), ...lines].join("")),
  };
};
