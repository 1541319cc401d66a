import type { Order, Upsells } from "@velours/sdk/types";
import { describe, expect, it, vi } from "vitest";
import { acceptOffer } from "./acceptOffer.ts";
import { toAcceptance } from "./toAcceptance.ts";

const address = { billing: { city: "Austin" }, shipping: null } as Order["address"];
const order = { user: { email: "ada@example.com" }, address };
const product = (id: number, total: number | null) => ({
  _variant: { id },
  invoice: total === null ? null : { total, currency: "USD" },
});
const offer = (type: Upsells["type"]) =>
  ({
    type,
    products: type === "single" ? [product(1, 10), product(2, 20)] : [product(1, null), product(2, null)],
    expires: "2026-11-20T10:05:00.000Z",
    task_id: "task",
    transaction_id: "transaction",
    token: null,
    nonce: "nonce",
    invoice: { total: 25, currency: "USD" },
  }) as unknown as Upsells;

describe("what an acceptance sends (C-681)", () => {
  it.each([
    ["the product on the screen", "single", 1, [2], 20, "task.2"],
    ["all of a bundle", "bundle", 0, [1, 2], 25, "task.1.2"],
  ] as const)("%s", (_, type, position, variants, total, idempotencyKey) => {
    expect(toAcceptance(order, offer(type), position)).toEqual({
      body: {
        payment: { transaction_id: "transaction", token: null, nonce: "nonce" },
        user: { email: "ada@example.com", address },
        cart: {
          products: variants.map((id) => ({ variant: { id }, quantity: 1 })),
          invoice: { total, currency: "USD" },
        },
        task: { id: "task" },
        meta: { expires: "2026-11-20T10:05:00.000Z" },
      },
      idempotencyKey,
    });
  });
});

const answer = (status: number, content: object, headers = {}) => ({
  ...content,
  response: new Response(null, { status, headers }),
});
const refusal = (reference: string, message = "") => answer(400, { error: { reference, message } });
const ACCEPTED = answer(200, { data: { id: "order" } }, { "x-join-nonce": "join" });
const UNAVAILABLE = refusal("serviceUnavailable");

describe("an acceptance", () => {
  const acceptance = toAcceptance(order, offer("single"), 0);
  it.each([
    ["accepted", [ACCEPTED], { kind: "accepted", order: { id: "order" }, joinNonce: "join" }],
    [
      "accepted without a nonce",
      [answer(200, { data: {} })],
      { kind: "accepted", order: {}, joinNonce: null },
    ],
    [
      "the answer lost once",
      [new Error("cut"), ACCEPTED],
      { kind: "accepted", order: { id: "order" }, joinNonce: "join" },
    ],
    [
      "unknown once",
      [UNAVAILABLE, ACCEPTED],
      { kind: "accepted", order: { id: "order" }, joinNonce: "join" },
    ],
    [
      "declined",
      [refusal("paymentDeclined", "Do Not Honor")],
      { kind: "refused", detail: "paymentDeclined: Do Not Honor" },
    ],
    [
      "expired",
      [refusal("validationError", "The offer has expired")],
      { kind: "refused", detail: "validationError: The offer has expired" },
    ],
    [
      "a used nonce",
      [answer(422, { error: [{ code: "91564", message: "used" }] })],
      { kind: "refused", detail: "used" },
    ],
    ["unknown twice", [UNAVAILABLE, UNAVAILABLE], { kind: "unanswered", detail: "serviceUnavailable" }],
    [
      "no answer at all",
      [new Error("cut"), new Error("cut again")],
      { kind: "unanswered", detail: "Error: cut again" },
    ],
  ])("%s: the same request each time, and what came of it", async (_, answers, outcome) => {
    const acceptUpsell = vi.fn();
    for (const each of answers)
      if (each instanceof Error) acceptUpsell.mockRejectedValueOnce(each);
      else acceptUpsell.mockResolvedValueOnce(each);
    expect(await acceptOffer({ acceptUpsell }, acceptance)).toEqual(outcome);
    expect(acceptUpsell.mock.calls).toEqual(answers.map(() => [{ ...acceptance, keepalive: true }]));
  });
});
