import type { operations, Report, ReportRow } from "../../types.ts";
import type { ReportColumn } from "./reportOrders.ts";

/** Filters of `listLiabilityEntries`. */
type EntryFilters = operations["listLiabilityEntries"]["parameters"]["query"];

const day = 86_400_000;

/** The entries whose sum a figure of a balance is, as filters of a list; null for any other figure, and for a total of both balances. */
export function reportEntries(
  { name, from, until }: Pick<Report, "name" | "from" | "until">,
  { item, currency }: Pick<ReportRow, "item" | "currency">,
  column: ReportColumn,
): EntryFilters | null {
  if (name !== "liabilities" || (item !== "giftCards" && item !== "cashBack")) return null;
  const balance = { item, currency } as const;
  switch (column) {
    case "opening":
      return { ...balance, until: new Date(Date.parse(from) - day).toISOString().slice(0, 10) };
    case "closing":
      return { ...balance, until };
    case "added":
    case "used":
      return { ...balance, from, until, direction: column };
    default:
      return null;
  }
}
