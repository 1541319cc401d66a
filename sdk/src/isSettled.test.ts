import { describe, expect, it } from "vitest";
import { RefusedError } from "./client.ts";
import { isSettled } from "./isSettled.ts";

const response = new Response(null, { status: 409 });
const refused = (reference: string, attempts = 1) => ({
  error: { reference, message: reference, value: null },
  response,
  call: { operation: "submitCheckout", attempts },
});

describe("isSettled", () => {
  it.each<[string, Parameters<typeof isSettled>[0], boolean]>([
    ["data", { call: { operation: "submitCheckout", attempts: 3 } }, true],
    ["the shop's own refusal", refused("paymentDeclined"), true],
    ["a card gateway's refusal", { error: [{ code: "91564", message: "used" }] }, true],
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
  ])("%s", (_, answer, settled) => expect(isSettled(answer)).toBe(settled));
});
