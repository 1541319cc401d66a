import { RefusedError } from "@velours/sdk";
import { expect, it } from "vitest";
import { isUnsoldCurrency } from "./isUnsoldCurrency.ts";

const body = (value: unknown) => ({ reference: "validationError", message: "", value });
const refused = (value: unknown) => new RefusedError(body(value), new Response(null, { status: 400 }));

it.each([
  ["a refusal", refused({ "configuration.currency": "x" }), true],
  ["a listing's failure, which carries the answer", { error: body({ "configuration.currency": "x" }) }, true],
  ["a refusal of another field", refused({ id: "x" }), false],
  ["a refusal without fields", refused(null), false],
  ["an error of our own", new Error("x"), false],
  ["nothing", undefined, false],
])("%s", (_, failure, unsold) => expect(isUnsoldCurrency(failure)).toBe(unsold));
