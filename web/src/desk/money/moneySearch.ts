import type { ReportColumn } from "@velours/sdk/rules";
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

/** Balances that are owed, by the item of their row. */
const balances = ["giftCards", "cashBack"] as const;

/** Figures of a balance. */
const balanceFigures = ["opening", "added", "used", "closing"] as const satisfies readonly ReportColumn[];
export type BalanceFigure = (typeof balanceFigures)[number];

const readCurrency = (value: unknown) =>
  typeof value === "string" && /^[A-Z]{3}$/.test(value) ? value : undefined;

/** A report, as it stands in the address, and the figure that is open below it. */
export type MoneySearch = ReturnType<typeof parseMoneySearch>;
export const parseMoneySearch = (search: Record<string, unknown>) =>
  readSearch(search, {
    report: reportNames,
    from: readDay,
    until: readDay,
    by: reportGroups,
    item: balances,
    currency: readCurrency,
    figure: balanceFigures,
    cursor: 400,
  });

type ReportSearch = Required<Pick<MoneySearch, "report" | "from" | "until" | "by">>;

/** The report of an address; what it leaves out is sales by day, of this month until today. */
export function completeSearch({ report, from, until, by }: MoneySearch, today: string): ReportSearch {
  const last = until ?? today;
  return {
    report: report ?? "sales",
    from: from ?? `${last.slice(0, 8)}01`,
    until: last,
    by: by ?? (report === "taxes" ? "state" : "day"),
  };
}
