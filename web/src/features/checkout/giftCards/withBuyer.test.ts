import type { GiftCardDelivery } from "@velours/sdk/types";
import { describe, expect, it } from "vitest";
import { createCartLine, createProduct } from "../../cart/testing/createProduct.ts";
import { giftCardsAddressed } from "./giftCardsAddressed.ts";
import { withBuyer } from "./withBuyer.ts";

const product = createProduct(7, 25, { type: "Gift Card", variant: { option1: "$25" }, inventories: [] });
const delivery = { from: { email: null, name: "Ada", message: "Enjoy" }, to: { email: "bo@example.com" } };
const line = (quantity: number, delivery?: GiftCardDelivery | GiftCardDelivery[]) => ({
  ...createCartLine(product, quantity),
  ...(delivery && { delivery }),
});

describe("withBuyer", () => {
  it("C-361 gives each gift card the email asked for after it, and changes nothing else", () => {
    const sent = { from: { ...delivery.from, email: "ada@example.com" }, to: delivery.to };
    expect(withBuyer([line(2, [delivery, delivery])], "ada@example.com")[0]?.delivery).toEqual([sent, sent]);
    expect(withBuyer([line(1, delivery)], "ada@example.com")[0]?.delivery).toEqual(sent);
  });
});

describe("giftCardsAddressed", () => {
  const now = Date.parse("2026-11-22T12:00:00Z");
  it("C-154 asks for every unit", () => {
    expect(giftCardsAddressed([line(1, delivery)], {}, now)).toBe(true);
    expect(giftCardsAddressed([line(2, delivery)], {}, now)).toBe(false);
    expect(giftCardsAddressed([line(1)], {}, now)).toBe(false);
  });

  it("asks again for a day that has passed since it was chosen", () => {
    const dated = (date: string) => giftCardsAddressed([line(1, { ...delivery, date })], {}, now);
    expect([dated("2026-11-22"), dated("2026-11-21"), dated("")]).toEqual([true, false, true]);
  });
});
