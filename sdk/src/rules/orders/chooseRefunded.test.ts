import { expect, test } from "vitest";
import type { ReturnRequest } from "../../types.ts";
import { chooseRefunded } from "./chooseRefunded.ts";

const request = (
  id: string,
  answer: "approved" | "declined" | "received" | null,
  refunded: ReturnRequest["lines"] = [],
): ReturnRequest => ({
  id,
  created_at: "2026-11-22T09:00:00.000Z",
  state: refunded[0]?.quantity === 2 ? "refunded" : "requested",
  reason: "damaged",
  note: null,
  lines: [{ line: 1, quantity: 2 }, ...(refunded[0]?.quantity === 2 ? [] : [{ line: 3, quantity: 1 }])],
  answer: answer && { answer, note: null, answeredAt: "2026-11-23T09:00:00.000Z" },
  refunded: { lines: refunded, amount: 0 },
});

const returns = [
  request("received", "received"),
  request("partly", "received", [{ line: 1, quantity: 1 }]),
  request("asked", null),
  request("approved", "approved"),
  request("declined", "declined"),
  request("refunded", "received", [{ line: 1, quantity: 2 }]),
];
const choose = (returnId: string | null, lines: { line: number; quantity?: number }[] | null = null) =>
  chooseRefunded([4, 1, 1], returns, { lines, returnId });
const units = (...chosen: [number, number][]) => ({
  units: chosen.map(([line, quantity]) => ({ place: line - 1, quantity })),
});

test.each([
  ["neither lines nor a return", choose(null), { units: null }],
  ["lines", choose(null, [{ line: 1 }]), units([1, 4])],
  ["a return: all its units", choose("received"), units([1, 2], [3, 1])],
  ["a return refunded in part: the rest", choose("partly"), units([1, 1], [3, 1])],
  ["a line of a return", choose("received", [{ line: 1 }]), units([1, 2])],
  ["one unit of a return", choose("received", [{ line: 1, quantity: 1 }]), units([1, 1])],
])("a refund that names %s", (_, chosen, expected) => expect(chosen).toEqual(expected));

const exceeded = (line: number, left: number) => ({
  reference: "lineQuantityExceeded",
  value: { line, left },
  placeholders: { line, left },
});

test.each([
  ["is not of the order", choose("another"), { reference: "resourceDoesNotExist", value: null }],
  ["is not answered", choose("asked"), { reference: "returnNotReceived", value: "requested" }],
  ["is not back", choose("approved"), { reference: "returnNotReceived", value: "approved" }],
  ["was declined", choose("declined"), { reference: "returnNotReceived", value: "declined" }],
  ["is refunded", choose("refunded"), { reference: "returnRefunded", value: null }],
  ["has fewer units", choose("received", [{ line: 1, quantity: 3 }]), exceeded(1, 2)],
  ["has fewer units left", choose("partly", [{ line: 1, quantity: 2 }]), exceeded(1, 1)],
  ["has no such line", choose("received", [{ line: 2 }]), exceeded(2, 0)],
])("refuses a return that %s", (_, chosen, refused) => expect(chosen).toEqual({ refused }));
