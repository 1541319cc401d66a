import { describe, expect, it } from "vitest";
import { ConnectionError, RefusedError, TimeoutError, UnexpectedAnswerError } from "./client.ts";
import { isSettled } from "./isSettled.ts";

const response = new Response(null, { status: 409 });
const call = { operation: "submitCheckout", attempts: 1 };
const refused = (reference: string, attempts = 1) => ({
  error: { reference, message: reference, value: null },
  response,
  call: { ...call, attempts },
});

describe("isSettled", () => {
  it.each<[string, Parameters<typeof isSettled>[0], boolean]>([
    ["data", { data: {}, response: new Response(), call: { ...call, attempts: 3 } }, true],
    ["the shop's own refusal", refused("paymentDeclined"), true],
    ["a card gateway's refusal", { error: [{ code: "91564", message: "used" }], response }, true],
    ["the refusal of a repeated call", refused("paymentDeclined", 2), false],
    ["too many requests", refused("rateLimited"), false],
    ["a body that is not valid", refused("validationError"), false],
    ["a shop that broke", refused("internalError"), false],
    ["a key of another request", refused("idempotencyKeyReused"), false],
    ["a thrown refusal", new RefusedError(refused("stockChanged").error, response), true],
    [
      "the thrown refusal of a repeated call",
      new RefusedError(refused("stockChanged").error, response, refused("stockChanged", 2).call),
      false,
    ],
    ["a thrown refusal to look", new RefusedError(refused("rateLimited").error, response), false],
    ["no connection", new ConnectionError(call, new Error("reset")), false],
    ["no answer in time", new TimeoutError(call, 10_000), false],
    ["a proxy's page", new UnexpectedAnswerError(call, response), false],
    ["the reason of an aborted signal", new DOMException("Left the page", "AbortError"), false],
    ["a reason that is a text", "Left the page" as never, false],
    ["a reason that is an object", { page: "left" } as never, false],
    ["no reason", undefined as never, false],
  ])("%s", (_, answer, settled) => expect(isSettled(answer)).toBe(settled));
});
