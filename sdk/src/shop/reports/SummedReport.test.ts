import { describe, expect, test } from "vitest";
import type { ReportGroup, ReportRow } from "../../types.ts";
import { reportCsv } from "./reportCsv.ts";
import { type OrderSums, SummedReport } from "./SummedReport.ts";

const period = { from: "2026-01-01", until: "2026-12-31" };

const place = { site: "boutique", country: "US", currency: "USD" };

const sold = (day: string, state: string, itemId: number, units = 1): OrderSums => ({
  ...place,
  day,
  state,
  item: `Item ${itemId}`,
  itemId,
  sums: { units, goods: units / 10 },
});

const facts = [
  sold("2026-01-30", "TX", 2),
  sold("2026-01-31", "CA", 1),
  sold("2026-01-31", "TX", 2, 2),
  sold("2026-02-01", "NY", 1),
  sold("2026-02-01", "CA", 1),
  sold("2026-03-01", "", 3),
];

const sumUp = (by: ReportGroup, mostRows?: number) =>
  new SummedReport({ name: "products", ...period, by }, mostRows === undefined ? undefined : { mostRows });

const brief = ({ group, itemId, units, goods }: ReportRow) => [group, itemId, units, goods];

describe("SummedReport", () => {
  test.each(["day", "month"] as const)("gives the rows of a %s once it is over", (by) => {
    const whole = sumUp(by);
    for (const fact of facts) whole.addOrders(fact);
    const expected = [...whole.takeRest()];

    const report = sumUp(by);
    const rows: ReportRow[] = [];
    for (const fact of facts) {
      const taken = [...report.takeBefore(fact.day)];
      expect(taken.every(({ group }) => group < fact.day)).toBe(true);
      rows.push(...taken);
      report.addOrders(fact);
    }
    // Only the rows of the last group are still in memory.
    const rest = [...report.takeRest()];
    expect(new Set(rest.map(({ group }) => group)).size).toBe(1);
    expect([...rows, ...rest]).toEqual(expected);
    expect(report.totals()).toEqual(whole.totals());
    expect(report.totals()).toMatchObject([{ group: "", currency: "USD", units: 7, goods: "0.70" }]);
  });

  test("gives places in passes over the same facts when their rows do not fit into memory", () => {
    const whole = sumUp("state");
    for (const fact of facts) whole.addOrders(fact);
    const expected = [...whole.takeRest()];
    expect(expected.map(brief)).toEqual([
      ["US", 3, 1, "0.10"],
      ["US-CA", 1, 2, "0.20"],
      ["US-NY", 1, 1, "0.10"],
      ["US-TX", 2, 3, "0.30"],
    ]);

    for (const [mostRows, expectedPasses] of [
      [1, 4],
      [2, 2],
      [3, 2],
    ] as const) {
      const report = sumUp("state", mostRows);
      const rows: ReportRow[] = [];
      let passes = 0;
      do {
        for (const fact of facts) {
          report.addOrders(fact);
          expect([...report.takeBefore(fact.day)]).toEqual([]);
        }
        const taken = [...report.takeRest()];
        expect(taken.length).toBeLessThanOrEqual(mostRows);
        rows.push(...taken);
        passes++;
      } while (report.nextPass());
      expect([mostRows, passes]).toEqual([mostRows, expectedPasses]);
      expect(rows).toEqual(expected);
      expect(report.totals()).toEqual(whole.totals());
    }
  });

  test("names a product that was sold under several titles the same, whichever came first", () => {
    const titled = [sold("2026-01-01", "TX", 1), { ...sold("2026-01-01", "TX", 1), item: "Article 1" }];
    for (const order of [titled, [...titled].reverse()]) {
      const report = sumUp("day");
      for (const fact of order) report.addOrders(fact);
      expect([...report.takeRest()]).toMatchObject([{ item: "Article 1", itemId: 1, units: 2 }]);
    }
  });

  test("has in the CSV of promotions what each took off, and what it gave", () => {
    const report = new SummedReport({ name: "promotions", ...period, by: "month" });
    const sums = { orders: 1, discounts: 17, shippingDiscounts: 7, gifts: 24, total: 80 };
    report.addOrders({ ...place, day: "2026-01-30", state: "TX", item: "SPRING", sums });
    const { fileName, head, formatRows } = reportCsv(report.request);
    expect(fileName).toBe("promotions-2026-01-01-2026-12-31.csv");
    expect(head + formatRows([...report.takeRest()])).toBe(
      "group,item,currency,orders,discounts,shippingDiscounts,gifts,total\r\n" +
        "2026-01,SPRING,USD,1,17.00,7.00,24.00,80.00\r\n",
    );
  });
});
