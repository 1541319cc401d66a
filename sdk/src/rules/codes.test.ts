import { describe, expect, it } from "vitest";
import { isSameCode, parseCode } from "./codes.ts";

describe("codes", () => {
  it.each([
    ["1-2222-3333-4444", "giftCard"],
    ["1234-5678-9012-3456", "giftCard"],
    [" 1234-5678-9012-3456 ", "giftCard"],
    ["12345-5678-9012-3456", "promotion"],
    ["-5678-9012-3456", "promotion"],
    ["1234-567-9012-3456", "promotion"],
    ["1234-5678-9012-34567", "promotion"],
    ["WELCOME15", "promotion"],
    ["", "empty"],
    ["  ", "empty"],
  ])("S-633 S-634 S-630 C-428 C-429 '%s' is %s", (text, kind) => expect(parseCode(text).kind).toBe(kind));

  it("é of two code points is é", () => {
    expect(parseCode(" E\u0301TE\u0301 ")).toEqual({ kind: "promotion", code: "\u00c9T\u00c9" });
    expect(isSameCode("e\u0301te\u0301", "\u00c9T\u00c9")).toBe(true);
  });

  it("SA-165 trims and keeps case; names compare without case", () => {
    expect(parseCode(" Welcome15 ")).toEqual({ kind: "promotion", code: "Welcome15" });
    expect(isSameCode(" welcome15", "WELCOME15")).toBe(true);
    expect(isSameCode("WELCOME15", "WELCOME10")).toBe(false);
  });
});
