import { giftCardUnits } from "@velours/sdk/rules";
import type { CartLine } from "@velours/sdk/types";
import { expect, it } from "vitest";
import { giftCardDraft, unitId } from "./giftCardDraft.ts";
import { giftCardsAddressed } from "./giftCardsAddressed.ts";

const now = Date.parse("2026-11-23T10:00:00Z");
const delivery = { from: { name: "Ada" }, to: { email: "grace@example.com" } };
const card = (more: object) => ({
  product: { id: 1, type: "Gift Card" },
  variant: { id: 2 },
  quantity: 1,
  ...more,
});

it.each([
  ["no gift card", [], true],
  ["sent at once", [card({ delivery })], true],
  ["without a recipient", [card({ delivery: { from: { name: "Ada" } } })], false],
  ["without a sender", [card({ delivery: { to: delivery.to } })], false],
  ["one of two addressed", [card({ quantity: 2, delivery: [delivery] })], false],
  ["today somewhere on earth", [card({ delivery: { ...delivery, date: "2026-11-22" } })], true],
  ["on a day that has passed since", [card({ delivery: { ...delivery, date: "2026-11-21" } })], false],
])("gift cards, %s", (_, lines, addressed) => {
  expect(giftCardsAddressed(lines as unknown as CartLine[], {}, now)).toBe(addressed);
});

it.each([
  ["another email", { email: "new@example.com" }, false],
  ["a message", { message: "Enjoy" }, false],
  ["the same with spaces around", { email: " grace@example.com " }, true],
])("a card that was addressed before, with %s typed since", (_, change, addressed) => {
  const lines = [card({ delivery })] as CartLine[];
  const [unit] = giftCardUnits(lines);
  const typed = { [unitId(unit!)]: { ...giftCardDraft(unit!.delivery), ...change } };
  expect(giftCardsAddressed(lines, typed, now)).toBe(addressed);
});
