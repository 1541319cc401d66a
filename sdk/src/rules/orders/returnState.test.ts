import { expect, test } from "vitest";
import type { Order, ReturnRequest } from "../../types.ts";
import { returnState } from "./returnState.ts";

const at = (day: number) => `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`;
const parcel = (day: number, line: number, quantity: number) => ({
  id: `p${day}`,
  created_at: at(day),
  carrier: null,
  tracking: null,
  lines: [{ line, quantity }],
});
const refund = (day: number, line: number, quantity: number) =>
  ({ id: `r${day}`, created_at: at(day), lines: [{ line, quantity, amount: 1 }] }) as NonNullable<
    Order["refunds"]
  >[number];
const ofReturn = (day: number, line: number, quantity: number, returnId: string) => ({
  ...refund(day, line, quantity),
  amount: quantity * 10,
  return: returnId,
});
const request = (day: number, line: number, quantity: number) => ({
  id: `q${day}`,
  created_at: at(day),
  reason: "damaged" as const,
  note: null,
  lines: [{ line, quantity }],
});

type Answer = NonNullable<ReturnRequest["answer"]>["answer"];
const answered = (day: number, line: number, quantity: number, answer: Answer, answerDay: number) => ({
  ...request(day, line, quantity),
  answer: { answer, note: null, answeredAt: at(answerDay) },
});
const earlier = (answer: "approved" | "declined", day: number) => ({ answer, answeredAt: at(day) });

const products = [{ _quantity: 3 }, { _quantity: 1 }] as Order["products"];
const state = (
  shipments: ReturnType<typeof parcel>[],
  refunds: ReturnType<typeof refund>[],
  requests: Omit<ReturnRequest, "state">[],
  { days = 10, now = at(12) }: { days?: number | undefined; now?: string } = {},
) => {
  const order = { products, shipments, refunds, ...(days !== undefined && { returnDays: days }) };
  const { left, returnable, returns } = returnState(order, requests, new Date(now));
  const units = (list: typeof left) => list.map(({ line, quantity }) => `${line}:${quantity}`).join();
  return [units(left), units(returnable), returns.map((each) => each.state).join()];
};

test.each([
  ["nothing has left", state([], [], []), ["", "", ""]],
  ["all has left", state([parcel(3, 1, 3), parcel(3, 2, 1)], [], []), ["1:3,2:1", "1:3,2:1", ""]],
  ["some has left", state([parcel(3, 1, 2)], [], []), ["1:2", "1:2", ""]],
  ["asked for in part", state([parcel(3, 1, 3)], [], [request(4, 1, 1)]), ["1:2", "1:2", "requested"]],
  [
    "asked for, all",
    state([parcel(3, 1, 3)], [], [request(4, 1, 1), request(5, 1, 2)]),
    ["", "", "requested,requested"],
  ],
  [
    "asked for and refunded",
    state([parcel(3, 1, 3)], [refund(6, 1, 1)], [request(4, 1, 1)]),
    ["1:2", "1:2", "refunded"],
  ],
  [
    "refunded in part",
    state([parcel(3, 1, 3)], [refund(6, 1, 1)], [request(4, 1, 2)]),
    ["1:1", "1:1", "requested"],
  ],
  [
    "the oldest is refunded first",
    state([parcel(3, 1, 3)], [refund(6, 1, 1)], [request(4, 1, 1), request(5, 1, 1)]),
    ["1:1", "1:1", "refunded,requested"],
  ],
  [
    "refunded before it is asked for",
    state([parcel(3, 1, 3)], [refund(4, 1, 2)], [request(5, 1, 1)]),
    ["", "", "requested"],
  ],
  [
    "units that have not left are refunded first",
    state([parcel(3, 1, 2)], [refund(4, 1, 1)], []),
    ["1:2", "1:2", ""],
  ],
  ["refunded, then the rest leaves", state([parcel(5, 1, 2)], [refund(4, 1, 1)], []), ["1:2", "1:2", ""]],
  [
    "a named return is refunded, though an older one waits",
    state([parcel(3, 1, 3)], [ofReturn(6, 1, 1, "q5")], [request(4, 1, 1), request(5, 1, 1)]),
    ["1:1", "1:1", "requested,refunded"],
  ],
  [
    "a named return is refunded, though units have not left",
    state([parcel(3, 1, 2)], [ofReturn(6, 1, 1, "q4")], [request(4, 1, 1)]),
    ["1:1", "1:1", "refunded"],
  ],
  [
    "a refund after that of a return takes the unit that has not left",
    state(
      [parcel(3, 1, 2)],
      [ofReturn(6, 1, 1, "q4"), refund(7, 1, 1)],
      [request(4, 1, 1), request(5, 1, 1)],
    ),
    ["", "", "refunded,requested"],
  ],
  [
    "a declined return takes no refund, the received one does",
    state(
      [parcel(3, 1, 3)],
      [refund(8, 1, 1)],
      [answered(4, 1, 1, "declined", 5), answered(6, 1, 1, "received", 7)],
    ),
    ["1:1", "1:1", "requested,refunded"],
  ],
  [
    "a received return is refunded before an older one that waits",
    state([parcel(3, 1, 3)], [refund(8, 1, 1)], [request(4, 1, 1), answered(6, 1, 1, "received", 7)]),
    ["1:1", "1:1", "requested,refunded"],
  ],
  [
    "units beside a declined return are refunded without it",
    state([parcel(3, 1, 3)], [refund(8, 1, 2)], [answered(4, 1, 1, "declined", 5)]),
    ["", "", "requested"],
  ],
  [
    "a return that was declined after a refund of a part keeps it",
    state([parcel(3, 1, 3)], [refund(5, 1, 1)], [answered(4, 1, 1, "declined", 6)]),
    ["1:2", "1:2", "refunded"],
  ],
  [
    "a refund while it was declined is not its own, though it was received later",
    state(
      [parcel(3, 1, 3)],
      [refund(6, 1, 1)],
      [{ ...answered(4, 1, 1, "received", 8), earlierAnswers: [earlier("declined", 5)] }],
    ),
    ["1:1", "1:1", "requested"],
  ],
  [
    "a refund after it was approved again is its own, though it was declined before",
    state(
      [parcel(3, 1, 3)],
      [refund(7, 1, 1)],
      [
        {
          ...answered(4, 1, 1, "received", 8),
          earlierAnswers: [earlier("declined", 5), earlier("approved", 6)],
        },
      ],
    ),
    ["1:2", "1:2", "refunded"],
  ],
  [
    "a refund of all takes the unit of a declined return, too, so that it cannot be refunded again",
    state(
      [parcel(3, 1, 3)],
      [refund(6, 1, 3)],
      [{ ...answered(4, 1, 1, "received", 8), earlierAnswers: [earlier("declined", 5)] }],
    ),
    ["", "", "refunded"],
  ],
  ["one parcel's time is over", state([parcel(1, 1, 2), parcel(5, 1, 1)], [], []), ["1:3", "1:1", ""]],
  [
    "the last second",
    state([parcel(2, 1, 1)], [], [], { now: "2026-11-12T09:59:59.999Z" }),
    ["1:1", "1:1", ""],
  ],
  ["the time is over", state([parcel(2, 1, 1)], [], []), ["1:1", "", ""]],
  ["the site takes nothing back", state([parcel(3, 1, 1)], [], [], { days: 0 }), ["1:1", "", ""]],
] as const)("%s", (_, found, expected) => expect(found).toEqual(expected));

test("says until when", () => {
  const order = { products, shipments: [parcel(1, 1, 1), parcel(3, 1, 1)], returnDays: 10 };
  expect(returnState(order, [], new Date(at(4))).returnable).toEqual([
    { line: 1, quantity: 2, until: at(13) },
  ]);
});

test("an order placed before there were returns has none", () => {
  const order = { products, shipments: [parcel(3, 1, 1)] };
  expect(returnState(order, [], new Date(at(4))).returnable).toEqual([]);
});

test("says how much of each return is refunded, and what refunds that name it gave back", () => {
  const order = {
    products,
    shipments: [parcel(1, 1, 3), parcel(2, 2, 1)],
    refunds: [ofReturn(5, 1, 1, "q4"), refund(6, 2, 1)],
    returnDays: 30,
  };
  const requests = [{ ...request(3, 2, 1) }, request(4, 1, 3)];
  expect(returnState(order, requests, new Date(at(7))).returns.map(({ refunded }) => refunded)).toEqual([
    { lines: [{ line: 2, quantity: 1 }], amount: 0 },
    { lines: [{ line: 1, quantity: 1 }], amount: 10 },
  ]);
});
