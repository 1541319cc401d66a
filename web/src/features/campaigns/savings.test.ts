import { expect, it } from "vitest";
import { savings } from "./savings.ts";

const card = (price: number, former: number | null) => ({ price, former });

it.each([
  [
    "goods reduced by different amounts",
    [card(48, 60), card(28, 35), card(119, 149)],
    { least: 7, most: 30 },
  ],
  ["cents, to the cent", [card(19.99, 24.98)], { least: 4.99, most: 4.99 }],
  [
    "a good at its usual price beside them",
    [card(48, 60), card(20, null), card(20, 20)],
    { least: 12, most: 12 },
  ],
  ["no reduced goods", [card(20, null)], null],
  ["no goods", [], null],
])("says what is saved on %s", (_, cards, expected) => expect(savings(cards)).toEqual(expected));
