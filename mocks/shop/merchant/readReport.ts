import type { Handler } from "../Handler.ts";
import { loadReport } from "./loadReport.ts";

/** Orders, refunds and balances of a period of the caller's sites, summed up. */
export const readReport: Handler<"readReport"> = (
  { params: { name }, query: { from, until, by = "day", limit } },
  context,
) => {
  const report = loadReport(context, { name, from, until, by });
  const rows = [...report.takeRest()];
  const shown = rows.slice(0, limit);
  const more = rows.length - shown.length;
  return {
    status: 200,
    body: { ...report.request, rows: shown, totals: report.totals(), ...(more > 0 && { more }) },
  };
};
