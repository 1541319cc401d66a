import fc from "fast-check";
import { expect, it } from "vitest";
import { readCookie } from "./readCookie.ts";

it.each<[string | undefined, string | undefined]>([
  [undefined, undefined],
  ["", undefined],
  ["a", undefined],
  ["a=", ""],
  ["a=GB", "GB"],
  ["b=1; a=GB", "GB"],
  ["b=1;a=GB", "GB"],
  [" a = GB ;b=2", "GB"],
  ["a=GB; a=CA", "GB"],
  ["a=GB; a=", "GB"],
  ["a=; a=GB", ""],
  ["a=GB=CA", "GB=CA"],
  ["=GB; a=CA", "CA"],
  ["aa=1; A=2", undefined],
  ["a=%47B", "GB"],
  ["a=%", undefined],
  ["a=%; a=GB", undefined],
  ["a=%E9", undefined],
  ['a="GB"', '"GB"'],
  ["a=GB, a=CA", "GB, a=CA"],
])("reads the cookie a from %j as %j", (cookies, value) => expect(readCookie(cookies, "a")).toBe(value));

it("reads any header without an error, and any value that was written with escapes", () => {
  fc.assert(fc.property(fc.string(), fc.string(), (cookies, name) => void readCookie(cookies, name)));
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (value) => {
      expect(readCookie(`b=1; a=${encodeURIComponent(value)}`, "a")).toBe(value);
    }),
  );
});
