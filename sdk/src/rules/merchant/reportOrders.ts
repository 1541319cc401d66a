import type { operations, ReportGroup, ReportName, ReportRow } from "../../types.ts";

/** Filters of `listMerchantOrders`. */
type OrderFilters = NonNullable<operations["listMerchantOrders"]["parameters"]["query"]>;

/** The sums of a report's row. */
export type ReportColumn = Exclude<keyof ReportRow, "group" | "currency" | "item" | "itemId">;

/** Sums of refunds: they belong to the day they were decided on, not to the day of the order. */
const ofRefunds: readonly ReportColumn[] = [
  "refunded",
  "refundedUnits",
  "taxesRefunded",
  "dutiesRefunded",
  "failed",
];

interface ReportPeriod {
  name: ReportName;
  from: string;
  until: string;
  by: ReportGroup;
}

/**
 * The orders that a figure of a report is made of, as filters of a list; null where no filter finds them: balances, the
 * total of all promotions, and payments by the day they failed.
 */
export function reportOrders(
  report: ReportPeriod,
  row: ReportRow,
  column: ReportColumn,
  isTotal = false,
): OrderFilters | null {
  const { name, by } = report;
  const { group, currency, item, itemId } = row;
  if (name === "liabilities" || (name === "promotions" && isTotal)) return null;
  if (name === "sales" && column === "unpaid") return null;
  const [country = "", ...state] = group.split("-");
  const isPlace = !isTotal && (by === "country" || by === "state");
  return {
    ...(isTotal ? { fromDay: report.from, untilDay: report.until } : getDays(group, report)),
    ...daysOf(name, column),
    currency,
    // An order without a state, or without an address, has an empty one.
    ...(isPlace && { country }),
    ...(isPlace && by === "state" && { state: state.join("-") }),
    ...(!isTotal && by === "site" && { site: group as NonNullable<OrderFilters["site"]> }),
    ...(name === "promotions" && item !== undefined && { promotion: item }),
    ...(name === "products" && itemId !== undefined && { product: itemId }),
  };
}

/** Amounts belong to the day of their invoice, which an offer after the purchase has of its own; orders are counted when placed. */
function daysOf(name: ReportName, column: ReportColumn): Pick<OrderFilters, "daysOf"> {
  if (name === "refunds" || ofRefunds.includes(column)) return { daysOf: "refunded" };
  return column === "orders" ? {} : { daysOf: "invoiced" };
}

/** The days of a group within the period. */
function getDays(group: string, { from, until, by }: ReportPeriod): { fromDay: string; untilDay: string } {
  if (by === "day") return { fromDay: group, untilDay: group };
  if (by !== "month") return { fromDay: from, untilDay: until };
  const [year = 0, month = 0] = group.split("-").map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const first = `${group}-01`;
  return { fromDay: first > from ? first : from, untilDay: last < until ? last : until };
}
