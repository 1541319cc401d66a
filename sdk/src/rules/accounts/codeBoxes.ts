import { CODE_LENGTH } from "./codeInput.ts";

/** Five boxes of a digit or nothing each, and the one that has the focus. */
export interface CodeBoxes {
  digits: readonly string[];
  focus: number;
}

export const EMPTY_BOXES: CodeBoxes = { digits: ["", "", "", "", ""], focus: 0 };

const LAST = CODE_LENGTH - 1;

const withDigit = ({ digits, focus }: CodeBoxes, digit: string): readonly string[] =>
  digits.map((otherDigit, at) => (at === focus ? digit : otherDigit));

/** A digit fills the box and moves on; anything else changes nothing. */
export const typeDigit = (boxes: CodeBoxes, digit: string): CodeBoxes =>
  /^\d$/.test(digit) ? { digits: withDigit(boxes, digit), focus: Math.min(boxes.focus + 1, LAST) } : boxes;

/** Backspace empties the box, or, when it is empty, goes back and empties that one. */
export const eraseDigit = (boxes: CodeBoxes): CodeBoxes => {
  const back = boxes.digits[boxes.focus] === "" ? Math.max(0, boxes.focus - 1) : boxes.focus;
  return { digits: withDigit({ ...boxes, focus: back }, ""), focus: back };
};

/** Five digits fill all boxes, one fills its box, any other paste is ignored. */
export const pasteDigits = (boxes: CodeBoxes, text: string): CodeBoxes =>
  /^\d{5}$/.test(text) ? { digits: [...text], focus: LAST } : typeDigit(boxes, text);

/** The code the boxes hold. */
export const joinDigits = ({ digits }: CodeBoxes): string => digits.join("");
