import { describe, expect, it } from "vitest";
import { offerCountdown, secondsLeft } from "../countdown.ts";
import {
  afterDecline,
  CLOSE_REASONS,
  closeWith,
  isOfferOver,
  OFFER_ERROR_FORWARD,
  offerPrice,
} from "./offer.ts";

describe("offers after the purchase", () => {
  it.each([
    ["savings 10", { subtotal: 30, savings: 10 }, { price: 30, before: 40 }],
    ["a cent", { subtotal: 30.1, savings: 0.2 }, { price: 30.1, before: 30.3 }],
    ["none", { subtotal: 30, savings: 0 }, { price: 30, before: null }],
  ])("C-224 C-226 price with %s", (_, invoice, price) => expect(offerPrice(invoice)).toEqual(price));

  it("C-743 C-219 the countdown is m:ss", () =>
    expect([65, 0, 59, 600].map(offerCountdown)).toEqual(["1:05", "0:00", "0:59", "10:00"]));

  const single = { type: "single", products: [1, 2, 3] } as const;
  it.each([
    ["C-386 the first of three", single, 0, { next: 1 }],
    ["C-386 the second", single, 1, { next: 2 }],
    ["C-387 C-389 the last", single, 2, { close: "offers-all-declined" }],
    [
      "CA-66 a bundle at once",
      { type: "bundle", products: [1, 2, 3] } as const,
      0,
      { close: "offers-all-declined" },
    ],
  ])("%s", (_, offer, at, after) => expect(afterDecline(offer, at)).toEqual(after));

  it.each([
    ["C-391 before", "2026-11-20T10:00:00.001Z", false],
    ["C-390 at the end", "2026-11-20T10:00:00.000Z", true],
    ["no date", "soon", true],
  ])("%s", (_, expires, over) => expect(isOfferOver(expires, Date.UTC(2026, 10, 20, 10))).toBe(over));

  it("C-388 five reasons, CA-66 the first wins, C-392 leaving after an acceptance closes nothing", () => {
    expect(CLOSE_REASONS).toHaveLength(5);
    for (const reason of CLOSE_REASONS) {
      expect(closeWith(null, reason)).toBe(reason);
      expect(closeWith("accepted", reason)).toBeNull();
      expect(closeWith("offers-all-declined", reason)).toBeNull();
    }
  });
  it.each([
    ["the whole time", 300_000, 300],
    ["a moment later", 299_001, 300],
    ["a second later", 299_000, 299],
    ["the last moment", 1, 1],
    ["the end", 0, 0],
    ["after it", -5_000, 0],
    ["no date", Number.NaN, 0],
  ])("C-384 begun seconds: %s", (_, ms, seconds) => expect(secondsLeft(1_000 + ms, 1_000)).toBe(seconds));

  it("C-393 an error moves on after 15 s", () => expect(OFFER_ERROR_FORWARD).toBe(15_000));
});
