import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CodeBoxes, EMPTY_BOXES, eraseDigit, joinDigits, pasteDigits, typeDigit } from "./codeBoxes.ts";
import { isCodeKey, isCompleteCode, isPastable, pasteCode } from "./codeInput.ts";

describe("one-time code", () => {
  it.each([
    ["12345", true],
    ["1234", false],
    ["123456", false],
    ["1234a", false],
    ["", false],
    ["١٢٣٤٥", false],
  ])("S-691 '%s' is complete: %s", (code, complete) => expect(isCompleteCode(code)).toBe(complete));

  it.each([
    ["12345", true],
    ["1", true],
    ["12a45", false],
    ["123456", false],
    ["", false],
    [" 123", false],
  ])("S-694 '%s' may be pasted: %s", (text, may) => expect(isPastable(text)).toBe(may));

  it.each([
    ["S-694 into an empty field", "", "12345", undefined, "12345"],
    ["S-694 a letter is refused", "1", "2a", undefined, "1"],
    ["S-694 six are refused", "1", "123456", undefined, "1"],
    ["SA-182 at the end, cut to five", "123", "456", undefined, "12345"],
    ["SA-182 over a selection", "12345", "99", { start: 1, end: 3 }, "19945"],
    ["SA-182 in between, cut to five", "1234", "99", { start: 1, end: 1 }, "19923"],
  ])("%s", (_, code, text, at, expected) => expect(pasteCode(code, text, at)).toBe(expected));

  it.each([
    [{ key: "7" }, true],
    [{ key: "ArrowLeft" }, true],
    [{ key: "Tab" }, true],
    [{ key: "Backspace" }, true],
    [{ key: "Enter" }, true],
    [{ key: "a" }, false],
    [{ key: " " }, false],
    [{ key: "e" }, false],
    [{ key: "Delete" }, false],
    [{ key: "v", ctrlKey: true }, true],
    [{ key: "C", metaKey: true }, true],
    [{ key: "a", ctrlKey: true }, true],
    [{ key: "x", ctrlKey: true }, false],
  ])("S-692 S-693 %j is let through: %s", (event, through) => expect(isCodeKey(event)).toBe(through));
});

const boxes = (text: string, focus: number): CodeBoxes => ({
  digits:
    [...text.replaceAll("_", "")].length === 5
      ? [...text]
      : [...text].map((character) => (character === "_" ? "" : character)),
  focus,
});

describe("five boxes", () => {
  it.each([
    ["S-696 five digits fill all", EMPTY_BOXES, "12345", "12345", 4],
    ["S-696 from any box", boxes("99999", 2), "12345", "12345", 4],
    ["S-697 one digit fills the current box", boxes("1____", 1), "7", "17", 2],
    ["S-697 SA-183 two are ignored", boxes("1____", 1), "78", "1", 1],
    ["SA-183 four are ignored", EMPTY_BOXES, "1234", "", 0],
    ["SA-183 six are ignored", EMPTY_BOXES, "123456", "", 0],
    ["S-697 a letter is ignored", EMPTY_BOXES, "a", "", 0],
  ])("%s", (_, before, text, code, focus) => {
    const after = pasteDigits(before, text);
    expect([joinDigits(after), after.focus, after.digits.length]).toEqual([code, focus, 5]);
  });

  it("Backspace empties the box, then goes back", () => {
    const first = eraseDigit(boxes("123__", 2));
    expect([joinDigits(first), first.focus]).toEqual(["12", 2]);
    const second = eraseDigit(first);
    expect([joinDigits(second), second.focus]).toEqual(["1", 1]);
    expect(eraseDigit(EMPTY_BOXES)).toEqual(EMPTY_BOXES);
  });

  it("S-691 five typed digits are the code", () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 }), (digits) => {
        const typed = digits.reduce((at, digit) => typeDigit(at, String(digit)), EMPTY_BOXES);
        expect(joinDigits(typed)).toBe(digits.join(""));
        expect(isCompleteCode(joinDigits(typed))).toBe(true);
      }),
    ));
});
