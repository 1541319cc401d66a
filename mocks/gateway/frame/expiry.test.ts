import { expect, it } from "vitest";
import { formatExpiry, readExpiry } from "./expiry.ts";

it.each([
  ["1", "1"],
  ["1/", "01/"],
  ["1/30", "01/30"],
  ["1 / 30", "01/30"],
  ["1/2030", "01/2030"],
  ["4", "04/"],
  ["0430", "04/30"],
  ["12", "12/"],
  ["12/2030", "12/2030"],
])("writes %s as %s", (typed, written) => expect(formatExpiry(typed, false)).toBe(written));

it("takes the stroke away with what stands before it", () => expect(formatExpiry("01", true)).toBe("01"));

it.each(["1/30", "1/2030"])("reads %s, once it is written", (typed) =>
  expect(readExpiry(formatExpiry(typed, false))).toEqual({ month: "01", year: "2030" }),
);
