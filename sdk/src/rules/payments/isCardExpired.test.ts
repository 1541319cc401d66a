import { expect, it } from "vitest";
import { isCardExpired } from "./isCardExpired.ts";

it.each([
  ["01/2020", true],
  ["10/2026", true],
  ["11/2026", false],
  ["12/2032", false],
  ["soon", false],
])("a card of %s is over on 26 November 2026: %s", (date, expired) =>
  expect(isCardExpired(date, Date.UTC(2026, 10, 26))).toBe(expired),
);
