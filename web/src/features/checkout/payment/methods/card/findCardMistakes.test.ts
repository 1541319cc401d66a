import { describe, expect, it } from "vitest";
import type { CardFieldState, CardFieldStates } from "../../gateways/CardGateway.ts";
import { type CardMistakes, findCardMistakes, toFieldsError } from "./findCardMistakes.ts";

const field = (change: Partial<CardFieldState> = {}): CardFieldState => ({
  isEmpty: false,
  isValid: true,
  isPotentiallyValid: true,
  isFocused: false,
  ...change,
});
const good = field();
const empty = field({ isEmpty: true, isValid: false });
const half = field({ isValid: false });
const typing = field({ isValid: false, isFocused: true });
const hopeless = field({ isValid: false, isFocused: true, isPotentiallyValid: false });
const states = (number: CardFieldState, cvv: CardFieldState, date: CardFieldState): CardFieldStates => ({
  number,
  cvv,
  expirationDate: date,
});

describe("findCardMistakes", () => {
  it.each<[string, CardFieldStates, boolean, CardMistakes]>([
    ["all hold", states(good, good, good), true, {}],
    ["empty before a try", states(empty, empty, empty), false, {}],
    [
      "C-456 each empty one after a try",
      states(empty, empty, empty),
      true,
      { number: "empty", cvv: "empty", expirationDate: "empty" },
    ],
    ["C-456 only those that are empty", states(good, empty, good), true, { cvv: "empty" }],
    ["C-457 left half-typed", states(half, good, empty), false, { number: "invalid" }],
    ["being typed", states(typing, good, good), true, {}],
    ["C-457 typed beyond repair", states(hopeless, good, good), false, { number: "invalid" }],
  ])("%s", (_, fields, tried, expected) => expect(findCardMistakes(fields, tried)).toEqual(expected));
});

describe("toFieldsError", () => {
  const invalid = (...invalidFieldKeys: string[]) => ({
    code: "HOSTED_FIELDS_FIELDS_INVALID",
    details: { invalidFieldKeys },
  });
  it.each<[string, CardFieldStates, unknown]>([
    ["all hold", states(good, good, good), null],
    ["C-456 all are empty", states(empty, empty, empty), { code: "HOSTED_FIELDS_FIELDS_EMPTY" }],
    ["C-457 one is empty", states(good, empty, good), invalid("cvv")],
    ["C-457 several, in form order", states(half, good, empty), invalid("number", "expirationDate")],
  ])("%s", (_, fields, expected) => expect(toFieldsError(fields)).toEqual(expected));
});
