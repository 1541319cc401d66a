import type { Handler } from "../Handler.ts";
import { loadReport } from "./loadReport.ts";

/** Orders, refunds and balances of a period of the caller's sites, summed up. */
export const readReport: Handler<"readReport"> = (
  { params: { name }, query: { from, until, by = "day" } },
  context,
) => ({ status: 200, body: loadReport(context, { name, from, until, by }) });
