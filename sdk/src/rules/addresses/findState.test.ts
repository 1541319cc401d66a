import { describe, expect, it } from "vitest";
import { findState } from "./findState.ts";

describe("findState", () => {
  it.each<[string, string | null, string | null, string | null]>([
    ["a ZIP code", "US", "78701", "TX"],
    ["ZIP and four", "US", "10001-1234", "NY"],
    ["with spaces around", "US", " 94103 ", "CA"],
    ["over a border: two states", "US", "42223", null],
    ["an unfinished ZIP code", "US", "7870", null],
    ["one that was never given out", "US", "00000", null],
    ["a postal code", "CA", "M5V 2T6", "ON"],
    ["in lower case without a gap", "CA", "h2x1y4", "QC"],
    ["two territories", "CA", "X0A 0H0", null],
    ["Ottawa's for Gatineau", "CA", "K1A 0B1", null],
    ["an unfinished postal code", "CA", "M5V", null],
    ["a ZIP code in Canada", "CA", "78701", null],
    ["a country without a list", "FR", "75001", null],
    ["nothing", null, null, null],
  ])("%s", (_, country, zipcode, expected) => expect(findState({ country, zipcode })).toBe(expected));
});
