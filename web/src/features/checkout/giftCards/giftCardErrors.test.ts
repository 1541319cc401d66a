import { expect, it } from "vitest";
import { giftCardErrors } from "./giftCardErrors.ts";

const entry = { email: "bo@example.com", message: "", name: "Ada", date: "" };
/** A moment on a calendar `offset` minutes behind UTC, as Date.getTimezoneOffset counts. */
const at = (iso: string, offset: number) => Object.assign(new Date(iso), { getTimezoneOffset: () => offset });

it.each([
  ["no day", "", 0, undefined],
  ["today", "2026-11-22", 0, undefined],
  [
    "yesterday, that some place on earth still has",
    "2026-11-21",
    0,
    "This day has passed. Choose another or none",
  ],
  ["today in Los Angeles, yesterday in London", "2026-11-21", 480, undefined],
  ["a year ahead", "2027-11-22", 0, undefined],
  ["a day more", "2027-11-23", 0, "Choose a day within one year"],
])("%s", (_, date, offset, text) => {
  const errors = giftCardErrors([entry, { ...entry, date }], "en", at("2026-11-22T03:00:00Z", offset));
  expect(errors["[1].date"]).toBe(text);
  expect(Object.keys(errors)).toHaveLength(text === undefined ? 0 : 1);
});

it("speaks French", () =>
  expect(giftCardErrors([{ ...entry, date: "2020-01-01" }], "fr", new Date())["[0].date"]).toMatch(
    /^Ce jour/,
  ));
