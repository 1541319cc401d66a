import type { Handler } from "../../platform/contract.ts";
import { loadReport } from "./reports/loadReport.ts";

/** Orders, refunds and balances of a period, summed up. */
export const readReport: Handler<"readReport"> = async ({ params, query }, { store: { db } }) => ({
  status: 200,
  body: await loadReport(db, {
    name: params.name,
    from: query.from,
    until: query.until,
    by: query.by ?? "day",
  }),
});
