import { SummedReport } from "@velours/sdk/shop";
import type { ReportRow } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { serialized } from "../../platform/http/serialized.ts";
import { startText } from "./reports/startText.ts";
import { streamRows } from "./reports/streamRows.ts";

/** Orders, refunds and balances of a period, of the sites that the caller works for, summed up and sent meanwhile. */
export const readReport: Handler<"readReport"> = async (
  { params: { name }, query: { from, until, by = "day", limit } },
  { store, merchant, isGone },
) => {
  const report = new SummedReport({ name, from, until, by });
  const rows = streamRows(store, report, { sites: merchant?.sites ?? null, isGone });
  const text = await startText(json(report, rows, limit));
  return { status: 200, body: serialized({ ...report.request, rows: [], totals: [] }, text) };
};

async function* json(
  report: SummedReport,
  parts: AsyncIterable<readonly ReportRow[]>,
  limit = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  const start = JSON.stringify({ ...report.request, rows: [] }).slice(0, -"]}".length);
  let [sent, more] = [0, 0];
  for await (const rows of parts) {
    const shown = rows.slice(0, limit - sent);
    more += rows.length - shown.length;
    if (shown.length === 0) continue;
    yield `${sent === 0 ? start : ","}${shown.map((row) => JSON.stringify(row)).join(",")}`;
    sent += shown.length;
  }
  const end = JSON.stringify({ totals: report.totals(), ...(more > 0 && { more }) });
  yield `${sent === 0 ? start : ""}],${end.slice("{".length)}`;
}
