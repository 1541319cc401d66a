import type { ReportColumn } from "@velours/sdk/rules";
import type { Report, ReportName, ReportRow } from "@velours/sdk/types";

/** The column that one looks at first; reports by item are no line of anything. */
export const chartColumns: Partial<Record<ReportName, ReportColumn>> = {
  sales: "total",
  taxes: "net",
  refunds: "refunded",
};

export interface Bar {
  group: string;
  value: number;
}

const day = 86_400_000;

/** The bars of a currency; days without orders are nothing, not left out. */
export function chartBars({ name, by, from, until, rows }: Report, currency: ReportRow["currency"]): Bar[] {
  const column = chartColumns[name];
  if (column === undefined) return [];
  const values = new Map(
    rows.filter((row) => row.currency === currency).map((row) => [row.group, Number(row[column] ?? 0)]),
  );
  if (by !== "day") return [...values].map(([group, value]) => ({ group, value }));
  const bars: Bar[] = [];
  for (let at = Date.parse(from); at <= Date.parse(until); at += day) {
    const group = new Date(at).toISOString().slice(0, 10);
    bars.push({ group, value: values.get(group) ?? 0 });
  }
  return bars;
}
