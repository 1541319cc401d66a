import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FormName, validate } from "../forms.ts";
import { NOW } from "../testing/formRows.ts";
import { forms } from "./all.ts";

const names = Object.keys(forms) as FormName[];

/** Field names of the forms, so that random objects reach inside them. */
const KEYS = [
  "email",
  "password",
  "user",
  "address",
  "billing",
  "cart",
  "products",
  "invoice",
  "total",
  "payment",
];
const MORE = [
  "expiry",
  "month",
  "year",
  "meta",
  "expires",
  "task",
  "id",
  "challenge",
  "type",
  "token",
  "action",
];
const key = fc.constantFrom(...KEYS, ...MORE);
const leaf = fc.oneof(
  fc.constantFrom(null, true, "", "0", "submit", "one-time-code", "turnstile", "subscription_restart"),
  fc.string(),
  fc.double({ noNaN: true }),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    leaf,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(key, tie("value"), { maxKeys: 8 }),
  ),
}));

describe.each(names)("%s", (name) => {
  it("has an answer to anything: the same paths in both languages, no empty text, the value untouched", () =>
    fc.assert(
      fc.property(value, (input) => {
        const before = structuredClone(input);
        const english = validate(name, input, "en", NOW);
        const french = validate(name, input, "fr", NOW);
        expect(Object.keys(french)).toEqual(Object.keys(english));
        for (const text of [...Object.values(english), ...Object.values(french)]) expect(text).not.toBe("");
        expect(input).toEqual(before);
      }),
      { numRuns: 500 },
    ));
});
