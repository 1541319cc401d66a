import { describe, expect, it } from "vitest";
import { titleCase } from "./titleCase.ts";

describe("titleCase", () => {
  it.each([
    ["water based", "Water Based"],
    ["for HIM and her", "For Him And Her"],
    [" x ", "X"],
    ["", ""],
  ])("S-137 SA-036 '%s' in title case is '%s'", (text, expected) => expect(titleCase(text)).toBe(expected));
});
