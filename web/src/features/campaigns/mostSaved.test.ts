import { expect, it } from "vitest";
import { mostSaved } from "./mostSaved.ts";

const card = (price: number, former: number | null) => ({ price, former });

it.each([
  ["goods reduced by different amounts", [card(48, 60), card(28, 35), card(119, 149)], 30],
  ["cents, to the cent", [card(19.99, 24.98)], 4.99],
  ["a good at its usual price beside them", [card(48, 60), card(20, null), card(20, 20)], 12],
  ["no reduced goods", [card(20, null)], null],
  ["no goods", [], null],
])("says what is saved on %s", (_, cards, expected) => expect(mostSaved(cards)).toBe(expected));
