import { expect, test } from "vitest";
import type { Order } from "../types.ts";
import { toOrderRows } from "./toOrderRows.ts";

const placed = "2026-11-20T10:00:00.000Z";
const accepted = "2026-11-20T10:02:00.000Z";
const refunded = "2026-11-22T10:00:00.000Z";

const line = (id: number, price: number) => ({
  id,
  title: `Product ${id}`,
  _variant: { id, option1: null },
  _quantity: 1,
  _price: price,
  _free: false,
  _discount: 0,
  _tax: 0,
  _shipping: 0,
  _shippingTax: 0,
  _duties: 0,
});
const invoice = (total: number) => ({
  subtotal: total,
  total,
  shipping: 0,
  currency: "USD",
  discounts: { promotion: 0, shipping: 0 },
  taxes: { total: 0, included: false, _total: { regional: 0, shipping: 0 } },
  payments: { creditCard: total, giftCard: 0, credits: 0 },
});
const refund = (id: string, lines: number[], amount: number) => ({
  id,
  created_at: refunded,
  kind: "refund",
  state: "done",
  amount,
  payments: { creditCard: amount, giftCard: 0, credits: 0 },
  cashBack: 0,
  withheld: 0,
  shipping: 0,
  lines: lines.map((number) => ({ line: number, quantity: 1, amount: number === 1 ? 96 : 8 })),
  creditNote: `CN-${id}`,
});

const order = {
  number: "V-100023",
  site: "boutique",
  created_at: placed,
  address: { billing: null, shipping: null },
  products: [line(1, 96), line(2, 8)],
  invoice: invoice(104),
  invoiceNumber: "INV-1",
  invoices: [
    { number: "INV-1", day: "2026-11-20", lines: [1], invoice: invoice(96) },
    { number: "INV-2", day: "2026-11-20", time: accepted, lines: [2], invoice: invoice(8) },
  ],
} as unknown as Order;

const rowsOf = (refunds: object[], failures: Parameters<typeof toOrderRows>[2] = []) =>
  toOrderRows({ ...order, refunds } as Order, new Map(), failures).map(
    ({ kind, time, invoice: number, amount, card }) => [kind, time, number, amount, card],
  );

const sold = [
  ["sale", placed, "INV-1", "96.00", "0.00"],
  ["sale", accepted, "INV-2", "8.00", "0.00"],
  ["payment", placed, "INV-1", "0.00", "96.00"],
  ["payment", accepted, "INV-2", "0.00", "8.00"],
];

test("a line of an offer has its time and its invoice, and so has the refund of it", () => {
  expect(rowsOf([refund("b", [2], 8)])).toEqual([
    ...sold,
    ["refund", refunded, "INV-2", "-8.00", "0.00"],
    ["paymentRefund", refunded, "INV-2", "0.00", "-8.00"],
  ]);
});

test("what was given back of both invoices stands with the first", () => {
  expect(rowsOf([refund("b", [1, 2], 104)]).slice(sold.length)).toEqual([
    ["refund", refunded, "INV-1", "-96.00", "0.00"],
    ["refund", refunded, "INV-2", "-8.00", "0.00"],
    ["paymentRefund", refunded, "INV-1", "0.00", "-104.00"],
  ]);
});

test("a payment that failed is taken off the amounts and the means, when it failed", () => {
  expect(rowsOf([], [{ line: 2, amount: 8, time: refunded }])).toEqual([
    ...sold,
    ["paymentFailed", refunded, "INV-2", "-8.00", "-8.00"],
  ]);
});

test("the country and state of an older order are in capitals, too", () => {
  const address = { billing: null, shipping: { country: "us", state: "tx" } };
  const [row] = toOrderRows({ ...order, address }, new Map());
  expect(row).toMatchObject({ country: "US", state: "TX" });
});
