import { expect, test } from "vitest";
import type { ShippableOrder } from "./ShippableOrder.ts";
import {
  type BatchAction,
  countDone,
  isOngoing,
  isTyped,
  isUnfilled,
  noBatch,
  type ParcelState,
  parcelBody,
  pendingParcels,
  reduceBatch,
} from "./shipBatch.ts";

const order = (number: string, left = 2): ShippableOrder => ({
  number,
  shown: 0,
  units: [{ line: 3, left, title: "Halo", preorder: false }],
});

const open: BatchAction = { type: "open", orders: [order("V-1"), order("V-2"), order("V-3")] };
const type = (number: string, tracking: string): BatchAction => ({
  type: "type",
  number,
  typed: { tracking },
});
const settle = (number: string, state: ParcelState): BatchAction[] => [
  { type: "send", number },
  { type: "settle", number, state, failure: state === "shipped" ? null : "why" },
];
const [start, end, leave]: BatchAction[] = [{ type: "start" }, { type: "end" }, { type: "leave" }];
const reduce = (actions: readonly (BatchAction | undefined)[]) =>
  actions.reduce((batch, action) => (action ? reduceBatch(batch, action) : batch), noBatch);

const select = (...numbers: string[]): BatchAction => ({
  type: "open",
  orders: numbers.map((number) => order(number)),
});
const paste: BatchAction = { type: "paste", value: "V-1,1Z9\nV-3,1Z3\nV-9,1Z0" };
const fill: BatchAction = { type: "fill" };

const typed = [open, type("V-1", " 1Z1 ")];
const mixed = [...settle("V-1", "shipped"), ...settle("V-2", "open")];
const ended = [...typed, start, ...mixed, end];

test.each<[string, (BatchAction | undefined)[], object]>([
  ["no batch", [], { phase: "idle", pending: [], isOngoing: false, isTyped: false }],
  ["a batch that opens", [open], { phase: "form", pending: ["V-1", "V-2", "V-3"], isTyped: false }],
  ["a typed number", typed, { phase: "form", isOngoing: false, isTyped: true }],
  ["a batch that is opened again keeps what was typed", [...typed, open], { trackings: [" 1Z1 ", "", ""] }],
  [
    "numbers that were pasted, over those that were typed",
    [...typed, paste, fill],
    { trackings: ["1Z9", "", "1Z3"], isTyped: true },
  ],
  ["lines that are not filled in", [open, paste], { isUnfilled: true, isTyped: true }],
  ["such lines when it is opened again", [open, paste, open], { isUnfilled: true }],
  ["lines that are filled in", [open, paste, fill, open], { isUnfilled: false }],
  [
    "what was typed for an order while others are selected",
    [...typed, select("V-2"), open],
    { trackings: [" 1Z1 ", "", ""] },
  ],
  [
    "what was typed for an order that was refused while others are selected",
    [
      ...typed,
      start,
      ...settle("V-1", "refused"),
      ...settle("V-2", "shipped"),
      end,
      leave,
      select("V-2"),
      open,
    ],
    { trackings: [" 1Z1 ", "", ""] },
  ],
  [
    "what was typed for an order that is not selected now, at the end of the others",
    [...typed, select("V-2"), start, ...settle("V-2", "shipped"), end, leave],
    { phase: "idle", isTyped: true },
  ],
  ["a batch on its way", [...typed, start], { phase: "sending", isOngoing: true, isTyped: true }],
  ["what is typed on the way", [...typed, start, type("V-1", "1Z9")], { trackings: [" 1Z1 ", "", ""] }],
  [
    "a selection on the way",
    [...typed, start, { ...open, orders: [order("V-9")] } as BatchAction],
    { count: 3 },
  ],
  ["a batch that is left on the way", [open, start, leave], { phase: "sending" }],
  [
    "a batch that was stopped: what is shipped is not sent again",
    ended,
    {
      phase: "ended",
      pending: ["V-2", "V-3"],
      isOngoing: true,
      isTyped: false,
      failures: [null, "why", null],
    },
  ],
  [
    "the rest on its way",
    [...ended, start, { type: "send", number: "V-2" }],
    { failures: [null, null, null], done: 1 },
  ],
  [
    "parcels without an answer, which are not done when they are sent again",
    [open, start, ...["V-1", "V-2", "V-3"].flatMap((number) => settle(number, "open")), end, start],
    { phase: "sending", done: 0 },
  ],
  [
    "what was refused or changed is not sent again",
    [open, start, ...settle("V-1", "changed"), ...settle("V-2", "refused"), ...settle("V-3", "shipped"), end],
    { pending: [], isOngoing: false, done: 3 },
  ],
  [
    "a batch at its end is not started again",
    [open, start, ...["V-1", "V-2", "V-3"].flatMap((number) => settle(number, "shipped")), end, start],
    { phase: "ended" },
  ],
  ["a selection while something is left", [...ended, { ...open, orders: [] } as BatchAction], { count: 3 }],
  ["a rest that is left", [...ended, leave], { phase: "idle", isOngoing: false, isTyped: false }],
  [
    "a rest that is selected again, with what was typed but for what was shipped",
    [open, type("V-1", "1Z1"), type("V-2", "1Z2"), start, ...mixed, end, leave, open],
    { phase: "form", trackings: ["", "1Z2", ""] },
  ],
])("%s", (_, actions, expected) => {
  const batch = reduce(actions);
  expect({
    phase: batch.phase,
    pending: pendingParcels(batch).map(({ number }) => number),
    isOngoing: isOngoing(batch),
    isTyped: isTyped(batch),
    isUnfilled: isUnfilled(batch),
    count: batch.parcels.length,
    done: countDone(batch),
    trackings: batch.parcels.map(({ tracking }) => tracking),
    failures: batch.parcels.map(({ failure }) => failure),
  }).toMatchObject(expected);
});

const carrier: BatchAction = { type: "typeCarrier", value: " USPS " };
const lines = [{ line: 3, quantity: 2 }];

test.each<[string, BatchAction[], object]>([
  ["neither carrier nor number", [open], { lines }],
  ["the carrier of all", [...typed, carrier], { lines, carrier: "USPS", tracking: "1Z1" }],
  [
    "its own carrier, which is that of all at first",
    [open, carrier, { type: "splitCarriers", value: true }],
    { lines, carrier: "USPS" },
  ],
  [
    "its own carrier",
    [
      open,
      carrier,
      { type: "splitCarriers", value: true },
      { type: "type", number: "V-1", typed: { carrier: "DHL" } },
    ],
    { lines, carrier: "DHL" },
  ],
  [
    "the carrier of all again",
    [
      open,
      carrier,
      { type: "splitCarriers", value: true },
      { type: "type", number: "V-1", typed: { carrier: "DHL" } },
      { type: "splitCarriers", value: false },
    ],
    { lines, carrier: "USPS" },
  ],
])("a parcel is sent with %s", (_, actions, body) => {
  const batch = reduce(actions);
  expect(parcelBody(batch, batch.parcels[0]!)).toEqual(body);
});
