import type { Handler } from "../../platform/contract.ts";
import { loadReport } from "./reports/loadReport.ts";

/** Orders, refunds and balances of a period, of the sites that the caller works for, summed up. */
export const readReport: Handler<"readReport"> = async (
  { params: { name }, query: { from, until, by = "day" } },
  { store: { db }, merchant },
) => ({
  status: 200,
  body: await loadReport(db, { name, from, until, by }, merchant?.sites ?? null),
});
