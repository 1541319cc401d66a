import type { ReportGroup, ReportName } from "@velours/sdk/types";
import { readDay, readSearch } from "../readSearch.ts";

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
export type MoneySearch = ReturnType<typeof parseMoneySearch>;
export const parseMoneySearch = (search: Record<string, unknown>) =>
  readSearch(search, { report: reportNames, from: readDay, until: readDay, by: reportGroups });

/** The report of an address; what it leaves out is sales by day, of this month until today. */
export function completeSearch(
  { report, from, until, by }: MoneySearch,
  today: string,
): Required<MoneySearch> {
  const last = until ?? today;
  return {
    report: report ?? "sales",
    from: from ?? `${last.slice(0, 8)}01`,
    until: last,
    by: by ?? (report === "taxes" ? "state" : "day"),
  };
}
