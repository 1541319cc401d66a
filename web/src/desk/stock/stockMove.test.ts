import { RefusedError } from "@velours/sdk";
import { expect, test } from "vitest";
import { type MoveReason, readQuantityNow, toMoveInput } from "./stockMove.ts";

const refused = (reference: string, value: unknown = null) =>
  new RefusedError({ reference, message: reference, value }, new Response(null, { status: 409 }));

test.each<[MoveReason, object]>([
  ["received", { delta: 20 }],
  ["returned", { delta: 20 }],
  ["damaged", { delta: -20 }],
  ["lost", { delta: -20 }],
  ["counted", { counted: 20, seen: 19 }],
])("20 units that were %s are sent as %j", (reason, sent) => {
  const place = { variantId: 200001, region: "US" };
  expect(toMoveInput({ ...place, reason, units: 20, seen: 19 })).toEqual({ ...place, reason, ...sent });
});

test("reads the quantity of a refusal, also of stock that is not counted", () => {
  expect(readQuantityNow(refused("stockChanged", { quantity: 18 }))).toBe(18);
  expect(readQuantityNow(refused("stockChanged", { quantity: null }))).toBeNull();
  expect(readQuantityNow(refused("rateLimited"))).toBeUndefined();
  expect(readQuantityNow(new TypeError("Failed to fetch"))).toBeUndefined();
});
