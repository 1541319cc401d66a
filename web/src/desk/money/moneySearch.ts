import type { ReportGroup, ReportName } from "@velours/sdk/types";
import { isDay } from "../isDay.ts";
import { localDay } from "../localDay.ts";

export const reportNames = [
  "sales",
  "taxes",
  "promotions",
  "products",
  "refunds",
  "liabilities",
] as const satisfies readonly ReportName[];

export const reportGroups = [
  "day",
  "month",
  "country",
  "state",
  "site",
] as const satisfies readonly ReportGroup[];

/** A report, as it stands in the address. */
export interface MoneySearch {
  report?: ReportName;
  from?: string;
  until?: string;
  by?: ReportGroup;
}

/** Leaves out everything in an address that is no report. */
export function parseMoneySearch({ report, from, until, by }: Record<string, unknown>): MoneySearch {
  const name = reportNames.find((candidate) => candidate === report);
  const group = reportGroups.find((candidate) => candidate === by);
  return {
    ...(name && { report: name }),
    ...(isDay(from) && { from }),
    ...(isDay(until) && { until }),
    ...(group && { by: group }),
  };
}

/** The report of an address; what it leaves out is sales by day, of this month until today. */
export function completeSearch({ report, from, until, by }: MoneySearch, now: number): Required<MoneySearch> {
  const last = until ?? localDay(now);
  return {
    report: report ?? "sales",
    from: from ?? `${last.slice(0, 8)}01`,
    until: last,
    by: by ?? (report === "taxes" ? "state" : "day"),
  };
}
