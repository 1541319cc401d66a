import { expect, test } from "vitest";
import type { Order } from "../../types.ts";
import { findCorrected, findInvoiced, getInvoiceTime, splitByInvoice } from "./splitByInvoice.ts";

const [lamp, cap, cup] = [{ title: "Lamp" }, { title: "Cap" }, { title: "Cup" }];
const one = {
  number: "V-1",
  products: [lamp, cap, cup],
  invoice: { total: 30 },
  invoiceNumber: "B-1",
  promotion: { name: "CODE" },
} as unknown as Order;
const two: Order = {
  ...one,
  invoices: [
    { number: "B-1", day: "2026-11-20", lines: [1, 2], invoice: { total: 20 } as Order["invoice"] },
    { number: "B-2", day: "2026-11-21", lines: [3], invoice: { total: 10 } as Order["invoice"] },
  ],
};

test("an order with an accepted offer has two invoices, each with its own lines and amounts", () => {
  expect(splitByInvoice(one)).toEqual([one]);
  expect(splitByInvoice(two)).toMatchObject([
    { products: [lamp, cap], invoice: { total: 20 }, invoiceNumber: "B-1", promotion: { name: "CODE" } },
    {
      products: [cup],
      invoice: { total: 10 },
      invoiceNumber: "B-2",
      invoiceDay: "2026-11-21",
      promotion: null,
    },
  ]);
});

test("an offer has the time when it was accepted, or in older orders that of its order", () => {
  const [placed, time] = ["2026-11-20T23:58:00.000Z", "2026-11-21T00:02:00.000Z"];
  const older = { ...two, created_at: placed };
  const invoices = older.invoices?.map((each, nth) => (nth === 0 ? each : { ...each, time }));
  const times = (order: Order) => [0, 1].map((nth) => getInvoiceTime(order, nth));
  expect([times({ ...older, invoices }), times(older)]).toEqual([
    [placed, time],
    [placed, placed],
  ]);
});

test.each([
  ["a line of the purchase", two, [2], 0, ["B-1"]],
  ["a line of the offer", two, [3], 0, ["B-2"]],
  ["lines of both", two, [1, 3], 0, ["B-1", "B-2"]],
  ["a line of the offer, and shipping", two, [3], 7, ["B-1", "B-2"]],
  ["shipping alone", two, [], 7, ["B-1"]],
  ["nothing", two, [], 0, ["B-1"]],
  ["an offer of before, on the one invoice", one, [3], 0, ["B-1"]],
])("a refund of %s corrects its invoice", (_, order, lines, shipping, numbers) => {
  const refunded = lines.map((line) => ({ line, quantity: 1, amount: 10 }));
  const corrected = findCorrected(order, { lines: refunded, shipping });
  expect(corrected.map(({ invoiceNumber }) => invoiceNumber)).toEqual(numbers);
  if (lines.length === 1 && shipping === 0)
    expect(findInvoiced(order, lines[0]!).invoiceNumber).toBe(numbers[0]);
});
