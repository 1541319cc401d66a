import type { Report } from "../../types.ts";
import { formatCsvLine } from "../formatCsv.ts";
import { reportColumns } from "./SummedReport.ts";

/** A report as a file; the sum of its rows is left to the reader, or a spreadsheet would count everything twice. */
export function reportCsv({ name, from, until, rows }: Report): { fileName: string; text: string } {
  const { names, net } = reportColumns[name];
  const items = name === "promotions" || name === "liabilities" ? ["item" as const] : [];
  const keys = name === "products" ? (["item", "itemId"] as const) : items;
  const header = ["group", ...keys, "currency", ...names, ...(net ? ["net" as const] : [])] as const;
  const lines = rows.map((row) => formatCsvLine(header.map((column) => row[column])));
  return {
    fileName: `${name}-${from}-${until}.csv`,
    text: [formatCsvLine(header), ...lines].join(""),
  };
}
