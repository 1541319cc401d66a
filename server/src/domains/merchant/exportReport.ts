import { type ReportFile, reportCsv, SummedReport } from "@velours/sdk/shop";
import type { ReportRow } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { streamFile } from "./exports/streamFile.ts";
import { startText } from "./reports/startText.ts";
import { streamRows } from "./reports/streamRows.ts";

/** A report as CSV, sent while it is summed up. */
export const exportReport: Handler<"exportReport"> = async (
  { params: { name }, query: { from, until, by = "day" } },
  { store, merchant, isGone },
) => {
  const report = new SummedReport({ name, from, until, by });
  const file = reportCsv(report.request);
  const rows = streamRows(store, report, { sites: merchant?.sites ?? null, isGone });
  return streamFile(file.fileName, await startText(csv(file, rows)), "text/csv; charset=utf-8");
};

async function* csv(
  { head, formatRows }: ReportFile,
  parts: AsyncIterable<readonly ReportRow[]>,
): AsyncGenerator<string> {
  let start = head;
  for await (const rows of parts) {
    yield start + formatRows(rows);
    start = "";
  }
  yield start;
}
