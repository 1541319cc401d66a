import { reportCsv } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { loadReport } from "./reports/loadReport.ts";

/** A report as CSV. */
export const exportReport: Handler<"exportReport"> = async (
  { params: { name }, query: { from, until, by = "day" } },
  { store: { db }, merchant },
) => {
  const report = await loadReport(db, { name, from, until, by }, merchant?.sites ?? null);
  const { fileName, text } = reportCsv(report);
  return {
    status: 200,
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
    },
    body: Buffer.from(text),
  };
};
