import { expect, test } from "vitest";
import type { ReportGroup, ReportName, ReportRow } from "../../types.ts";
import { reportOrders } from "./reportOrders.ts";

const report = (name: ReportName, by: ReportGroup) => ({ name, by, from: "2026-10-15", until: "2026-11-20" });
const days = { fromDay: "2026-10-15", untilDay: "2026-11-20" };
const invoiced = { daysOf: "invoiced" };
const row = (group: string, more: Partial<ReportRow> = {}): ReportRow => ({
  group,
  currency: "USD",
  ...more,
});

test("of a day are those placed on it, and of a refunded sum those refunded on it", () => {
  const day = { fromDay: "2026-11-02", untilDay: "2026-11-02", currency: "USD" };
  expect(reportOrders(report("sales", "day"), row("2026-11-02"), "orders")).toEqual(day);
  const refunded = { ...day, daysOf: "refunded" };
  expect(reportOrders(report("sales", "day"), row("2026-11-02"), "refunded")).toEqual(refunded);
  expect(reportOrders(report("refunds", "day"), row("2026-11-02"), "goods")).toEqual(refunded);
});

test("of an amount are those with an invoice of its days, and of a number those placed on them", () => {
  const day = { fromDay: "2026-11-02", untilDay: "2026-11-02", currency: "USD" };
  for (const [name, column] of [
    ["sales", "total"],
    ["taxes", "taxable"],
    ["products", "units"],
    ["promotions", "discounts"],
  ] as const)
    expect(reportOrders(report(name, "day"), row("2026-11-02"), column)).toEqual({ ...day, ...invoiced });
  expect(reportOrders(report("taxes", "day"), row("2026-11-02"), "orders")).toEqual(day);
});

test("of what was not paid are found by no filter in sales, and by the refund's day in refunds", () => {
  expect(reportOrders(report("sales", "day"), row("2026-11-02"), "unpaid")).toBeNull();
  expect(reportOrders(report("refunds", "day"), row("2026-11-02"), "unpaid")).toMatchObject({
    daysOf: "refunded",
  });
});

test.each([
  ["2026-10", "2026-10-15", "2026-10-31"],
  ["2026-11", "2026-11-01", "2026-11-20"],
])("of month %s stay within the period", (group, fromDay, untilDay) =>
  expect(reportOrders(report("sales", "month"), row(group), "total")).toEqual({
    fromDay,
    untilDay,
    currency: "USD",
    ...invoiced,
  }),
);

test.each([
  ["US-TX", { country: "US", state: "TX" }],
  ["GB", { country: "GB", state: "" }],
  ["", { country: "", state: "" }],
])("of state %j are those of its address, or without one", (group, place) =>
  expect(reportOrders(report("taxes", "state"), row(group), "taxes")).toEqual({
    ...days,
    currency: "USD",
    ...place,
    ...invoiced,
  }),
);

test("of a total are all of the period", () => {
  for (const by of ["day", "month", "country", "state", "site"] as const)
    expect(reportOrders(report("taxes", by), row(""), "taxes", true)).toEqual({
      ...days,
      currency: "USD",
      ...invoiced,
    });
});

test("of a site, a promotion and a product", () => {
  const outlet = { ...days, currency: "USD", site: "outlet" };
  const code = row("outlet", { item: "X10" });
  expect(reportOrders(report("promotions", "site"), code, "orders")).toEqual({ ...outlet, promotion: "X10" });
  const halo = row("outlet", { item: "Halo", itemId: 7 });
  expect(reportOrders(report("products", "site"), halo, "refundedUnits")).toEqual({
    ...outlet,
    product: 7,
    daysOf: "refunded",
  });
});

test("are none for balances and the total of all promotions", () => {
  expect(reportOrders(report("liabilities", "day"), row("", { item: "giftCards" }), "used")).toBe(null);
  expect(reportOrders(report("promotions", "day"), row(""), "orders", true)).toBe(null);
});
