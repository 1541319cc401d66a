import { expect, test } from "vitest";
import { getPeriod } from "./getPeriod.ts";

const noon = new Date("2026-11-21T12:00:00.250Z");
const seconds = (iso: string) => Date.parse(iso) / 1000;
const goods = { product_ids: [1, 2, 3, 4, 5] };

test.each([
  ["a date of its own", { date_expired: 1796083200 }, 1796083200],
  ["never", { date_expired: null }, null],
  ["a period of null is none", { date_expired: 5, renews_days: null }, 5],
  ["the same goods again: nothing ends", { date_expired: null, renews_days: 7 }, null],
  ["as many as there are: nothing ends", { date_expired: null, renews_days: 1, shown_products: 5 }, null],
  [
    "other goods: the end of the day",
    { date_expired: null, renews_days: 1, shown_products: 2 },
    seconds("2026-11-22T00:00:00Z"),
  ],
  [
    "periods count from 1970, so that each process says the same",
    { date_expired: null, renews_days: 7, shown_products: 2 },
    seconds("2026-11-26T00:00:00Z"),
  ],
])("SA-409 %s", (_, page, end) => expect(getPeriod({ ...goods, ...page }, noon).end).toBe(end));

test("SA-409 at midnight other goods are shown, each in its turn", () => {
  const page = { ...goods, date_expired: null, renews_days: 1, shown_products: 2 };
  const days = [0, 1, 2, 3, 4].map(
    (day) => getPeriod(page, new Date(Date.parse("2026-11-22T00:00:00Z") + day * 86_400_000)).product_ids,
  );
  for (const [day, shown] of days.entries()) {
    expect(shown).toHaveLength(2);
    expect(shown).not.toEqual(days[day - 1]);
  }
  expect(new Set(days.flat())).toEqual(new Set(goods.product_ids));
});

test("SA-409 every good has its place where the period's number does not divide the list", () => {
  const page = { product_ids: [1, 2, 3], date_expired: null, renews_days: 1, shown_products: 2 };
  expect(getPeriod(page, new Date(0)).product_ids).toEqual([1, 2]);
  expect(getPeriod(page, new Date(86_400_000)).product_ids).toEqual([3, 1]);
});
