import type { ReportRow } from "../../types.ts";
import { formatCsvLine } from "../formatCsv.ts";
import { type ReportRequest, reportColumns } from "./SummedReport.ts";

/** A report as a file, a part at a time. */
export interface ReportFile {
  fileName: string;
  /** The line of names, which comes first. */
  head: string;
  formatRows(rows: readonly ReportRow[]): string;
}

/** A report as CSV; the sum of its rows is left to the reader, or a spreadsheet would count everything twice. */
export function reportCsv({ name, from, until }: ReportRequest): ReportFile {
  const { names, net } = reportColumns[name];
  const items = name === "promotions" || name === "liabilities" ? ["item" as const] : [];
  const keys = name === "products" ? (["item", "itemId"] as const) : items;
  const header = ["group", ...keys, "currency", ...names, ...(net ? ["net" as const] : [])] as const;
  return {
    fileName: `${name}-${from}-${until}.csv`,
    head: formatCsvLine(header),
    formatRows: (rows) => rows.map((row) => formatCsvLine(header.map((column) => row[column]))).join(""),
  };
}
