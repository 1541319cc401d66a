import type { Handler } from "../Handler.ts";
import { loadReport } from "./loadReport.ts";

/** Orders, refunds and balances of a period of the session, summed up. */
export const readReport: Handler<"readReport"> = (
  { params: { name }, query: { from, until, by = "day" } },
  { session },
) => ({ status: 200, body: loadReport(session, { name, from, until, by }) });
