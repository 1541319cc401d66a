import { reportCsv } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { loadReport } from "./loadReport.ts";

/** A report as CSV. */
export const exportReport: Handler<"exportReport"> = (
  { params: { name }, query: { from, until, by = "day" } },
  context,
) => {
  const report = loadReport(context, { name, from, until, by });
  const { fileName, head, formatRows } = reportCsv(report.request);
  return {
    status: 200,
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
    },
    body: head + formatRows([...report.takeRest()]),
  };
};
