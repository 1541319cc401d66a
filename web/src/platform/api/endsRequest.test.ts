import { RefusedError } from "@velours/sdk";
import { expect, test } from "vitest";
import { endsRequest } from "./endsRequest.ts";

const refused = (reference: string, status: number) =>
  new RefusedError({ reference, message: reference, value: null }, new Response(null, { status }));

test.each<[string, unknown, boolean]>([
  ["a rule said no", refused("stockChanged", 409), true],
  ["the key belongs to another change", refused("idempotencyKeyReused", 409), true],
  ["too many requests", refused("rateLimited", 429), false],
  ["the session has ended", refused("merchantKeyInvalid", 401), false],
  ["the first attempt still runs", refused("idempotencyKeyInProgress", 409), false],
  ["the shop broke", refused("internalError", 500), false],
  ["another form of an open change is not valid", refused("validationError", 400), false],
  ["no answer came", new Error("fetch failed"), false],
])("%s: %#", (_, error, settled) => expect(endsRequest(error)).toBe(settled));
