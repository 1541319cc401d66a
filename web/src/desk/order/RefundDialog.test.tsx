// @vitest-environment happy-dom
import { RefundInput as refundForm, validateForm } from "@velours/sdk/forms";
import type { MerchantOrder, RefundInput, ReturnRequest } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { paidOrder } from "../testing/paidOrder.ts";
import { type Answers, answer, refusal, renderDesk } from "../testing/renderDesk.tsx";

const line = (title: string) => ({
  title,
  images: [],
  _variant: { id: 1, option1: null },
  _quantity: 3,
  _price: 30,
});

const request: ReturnRequest = {
  id: "c2d3e4f5-1111-4222-8333-444455556666",
  created_at: "2026-11-22T09:00:00.000Z",
  state: "requested",
  reason: "damaged",
  note: null,
  lines: [{ line: 2, quantity: 2 }],
  answer: { answer: "received", note: null, answeredAt: "2026-11-23T09:00:00.000Z" },
  refunded: { lines: [{ line: 2, quantity: 1 }], amount: 10 },
};

const returned = (order: object = {}): MerchantOrder =>
  paidOrder("V-1", { products: [line("Lamp"), line("Cap")], returns: [request], ...order });

/** The screen of an order at the desk. */
const openOrder = (order: MerchantOrder, answers: Answers = {}) =>
  renderDesk("/desk/orders/V-1", {
    scopes: ["orders:read", "orders:write"],
    answers: { getMerchantOrder: () => answer(order), ...answers },
  });

/** The screen of an order, and the refunds that are sent; each is answered with `after`. */
async function openRefundable(order: MerchantOrder, after = order) {
  const sent: RefundInput[] = [];
  const desk = await openOrder(order, {
    refundOrder: ({ body }: { body: RefundInput }) => {
      sent.push(body);
      return answer(after);
    },
  });
  return { desk, sent };
}

test("a received return is refunded by its rest, and by its id", async () => {
  const sent: RefundInput[] = [];
  const order = returned();
  const desk = await openOrder(order, {
    previewRefund: ({ body }: { body: RefundInput }) => {
      sent.push(body);
    },
    refundOrder: ({ body }: { body: RefundInput }) => {
      sent.push(body);
      return answer(order);
    },
  });
  await desk.find("p", "Refunded: 1 of 2 · $10.00");
  await desk.press("Refund this return");
  await desk.find("h2", "Refund this return · V-1");
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>(
      "dialog input[type=number], [role=dialog] input[type=number]",
    ),
  ];
  expect(fields.map(({ name, value, max }) => [name, value, max])).toEqual([["units-2", "1", "1"]]);
  await desk.press("Refund this return", "[role=dialog] button[type=submit]");
  const input = { return: request.id, lines: [{ line: 2, quantity: 1 }] };
  await expect.poll(() => sent).toEqual([input, input]);
});

test("what was shipped and never paid is taken back without money", async () => {
  const unpaid = { status: "payment-failed", unpaid: [1], products: [line("Lamp")] };
  const { desk, sent } = await openRefundable({ ...paidOrder("V-1", unpaid), refundable: 0 });
  await desk.press("Refund");
  await desk.type("[role=dialog] input[type=number]", "2");
  await desk.press("Refund", "[role=dialog] button[type=submit]");
  await expect.poll(() => sent).toEqual([{ lines: [{ line: 1, quantity: 2 }], unpaid: true }]);
});

const earlier = {
  id: "b1c2d3e4-1111-4222-8333-444455556666",
  created_at: "2026-11-22T09:00:00.000Z",
  state: "done",
  amount: 12,
  shipping: 12,
  lines: [],
};

/** The order with one more refund. */
const refunded = (loaded: MerchantOrder, { amount, unpaid = 0 }: { amount: number; unpaid?: number }) => {
  const last = { ...earlier, id: "b1c2d3e4-1111-4222-8333-444455557777", amount, unpaid };
  return {
    ...loaded,
    order: { ...loaded.order, refunds: [...(loaded.order.refunds ?? []), last] },
  } as MerchantOrder;
};

test.each([
  [
    "shipping that was never paid is taken back after all units",
    0,
    { amount: 0, unpaid: 7 },
    "What was never paid is taken back",
  ],
  ["shipping is given back after all units", 12, { amount: 7 }, "The refund is on its way"],
  ["a refund that gave nothing back says so", 12, { amount: 0 }, "No money is given back"],
])("%s", async (_, refundable, done, note) => {
  const units = { ...earlier, shipping: 0, lines: [{ line: 1, quantity: 3 }] };
  const unpaid = refundable === 0 ? { status: "payment-failed", unpaid: [1] } : {};
  const products = [{ ...line("Lamp"), _shipping: 7 }];
  const order = { ...paidOrder("V-1", { ...unpaid, products, refunds: [units] }), refundable };
  const { desk, sent } = await openRefundable(order, refunded(order, done));
  await desk.press("Refund");
  await desk.find("h2", "Refund · V-1");
  await desk.press("Refund", "[role=dialog] button[type=submit]");
  await expect.poll(() => sent).toEqual([{ shipping: true, ...(refundable === 0 && { unpaid: true }) }]);
  await expect.poll(() => document.body.textContent).toContain(note);
});

test("beside paid units, those that were never paid are taken back without being asked for", async () => {
  const products = [line("Lamp"), line("Cap")];
  const order = paidOrder("V-1", { status: "payment-failed", unpaid: [2], products });
  const { desk, sent } = await openRefundable(order, refunded(order, { amount: 0, unpaid: 30 }));
  await desk.press("Refund");
  await desk.type("[role=dialog] [name=units-2]", "1");
  expect(document.querySelector("[role=dialog] [name=unpaid]")).toBeNull();
  await desk.press("Refund", "[role=dialog] button[type=submit]");
  await expect.poll(() => sent).toEqual([{ lines: [{ line: 2, quantity: 1 }], unpaid: true }]);
  await expect.poll(() => document.body.textContent).toContain("What was never paid is taken back");
});

test.each([
  ["shipping", { _shipping: 7 }, [], 1],
  ["duties of a free parcel", { _shipping: 0, _duties: 12 }, [], 1],
  ["nothing of a free parcel without duties", { _shipping: 0, _duties: 0 }, [], 0],
  ["nothing that was refunded before", { _shipping: 0, _duties: 12 }, [earlier], 0],
])("a refund offers %s", async (_, charges, refunds, boxes) => {
  const products = [{ ...line("Lamp"), ...charges }];
  const desk = await openOrder(paidOrder("V-1", { products, refunds }));
  await desk.press("Refund");
  await desk.find("h2", "Refund · V-1");
  expect(document.querySelectorAll("[role=dialog] [name=shipping]")).toHaveLength(boxes);
});

test("a refund names the refunds that its dialog opened on, until it says what there is now", async () => {
  const sent: unknown[] = [];
  const order = { ...returned(), refundRevision: "r1" };
  const desk = await openOrder(order, {
    getMerchantOrder: () => answer({ ...order, refundRevision: sent.length > 0 ? "r2" : "r1" }),
    refundOrder: ({ params }: { params: { header: object } }) => {
      sent.push(params.header);
      if (sent.length > 1) return answer(order);
      return refusal("changedMeanwhile", { revision: "r2", current: { refunds: [] } });
    },
  });
  await desk.press("Refund this return");
  await desk.press("Refund this return", "[role=dialog] button[type=submit]");
  await expect.poll(() => sent).toEqual([{ "If-Match": "r1" }]);
  await expect.poll(() => document.body.textContent).toContain("changedMeanwhile");
  await desk.press("Refund this return", "[role=dialog] button[type=submit]");
  await expect.poll(() => sent).toEqual([{ "If-Match": "r1" }, { "If-Match": "r2" }]);
});

test("shipping is given back alone while units are left", async () => {
  const products = [{ ...line("Lamp"), _shipping: 7 }];
  const { desk, sent } = await openRefundable(paidOrder("V-1", { products }));
  await desk.press("Refund");
  await desk.find("h2", "Refund · V-1");
  document.querySelector<HTMLInputElement>("[role=dialog] [name=shipping]")!.click();
  await desk.press("Refund", "[role=dialog] button[type=submit]");
  await expect.poll(() => sent).toEqual([{ lines: [], shipping: true }]);
  expect(validateForm(refundForm, sent[0], "en")).toEqual({});
});

test("a return of a gift is refunded though all that was paid was given back", async () => {
  const order = { ...returned({ status: "refunded" }), refundable: 0 };
  const { desk, sent } = await openRefundable(order, refunded(order, { amount: 0 }));
  await desk.press("Refund this return");
  await desk.press("Refund this return", "[role=dialog] button[type=submit]");
  await expect.poll(() => sent).toEqual([{ return: request.id, lines: [{ line: 2, quantity: 1 }] }]);
  await expect.poll(() => document.body.textContent).toContain("No money is given back");
});

test("the field of a line that a colleague shipped meanwhile stays, so that it can be taken out", async () => {
  const sent: unknown[] = [];
  const products = [line("Lamp"), line("Cap")];
  const lines = [{ line: 1, quantity: 3 }];
  const shipments = [{ created_at: "2026-11-21T09:00:00.000Z", carrier: "UPS", tracking: null, lines }];
  const order = paidOrder("V-1", { products });
  const shipped = paidOrder("V-1", { products, shipments });
  const desk = await openOrder(order, {
    getMerchantOrder: () => answer(sent.length > 0 ? shipped : order),
    shipOrder: ({ body }: { body: { lines: unknown } }) => {
      sent.push(body.lines);
      return sent.length > 1 ? answer(shipped) : refusal("lineQuantityExceeded");
    },
  });
  await desk.press("Ship");
  await desk.press("Ship", "[role=dialog] button[type=submit]");
  await expect.poll(() => document.querySelector("[role=dialog] [role=alert]")).not.toBeNull();
  await desk.type("[role=dialog] [name=units-1]", "0");
  await desk.press("Ship", "[role=dialog] button[type=submit]");
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toEqual([{ line: 2, quantity: 3 }]);
});

test("the trouble of an order is closed as it is shown, with a reason", async () => {
  const sent: unknown[] = [];
  const order = { ...paidOrder("V-1"), trouble: { reasons: ["dispute_opened"], revision: "r1" } };
  const desk = await openOrder(order, {
    closeOrderTrouble: ({ params, body }: { params: { header: object }; body: object }) => {
      sent.push(params.header, body);
      return answer({ ...order, trouble: null });
    },
  });
  await desk.press("Mark as dealt with");
  await desk.find("[role=dialog] li", "dispute_opened");
  await desk.type("[name=reason]", "Sent the proof of delivery");
  await desk.press("Mark as dealt with", "[role=dialog] button[type=submit]");
  await expect.poll(() => sent).toEqual([{ "If-Match": "r1" }, { reason: "Sent the proof of delivery" }]);
});
