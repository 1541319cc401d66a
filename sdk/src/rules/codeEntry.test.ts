import { describe, expect, it } from "vitest";
import { planCode } from "./codeEntry.ts";

describe("entering a code", () => {
  it.each([
    ["C-426 S-632 empty in checkout", " ", "checkout", { do: "refuse", text: "enterCode" }],
    ["S-630 CA-23 empty elsewhere", "", "elsewhere", { do: "refuse", text: "codeRequired" }],
    ["S-632 C-427 empty in the sidebar", "", "sidebar", { do: "nothing" }],
    ["C-428 a gift card", "1-2222-3333-4444", "checkout", { do: "applyGiftCard", code: "1-2222-3333-4444" }],
    ["C-429 a promotion", " SLIDE ", "checkout", { do: "applyPromotion", code: "SLIDE", replaces: null }],
  ] as const)("%s", (_, text, place, plan) => expect(planCode(text, { place })).toEqual(plan));

  it.each(["sidebar", "checkout", "elsewhere"] as const)(
    "C-411 S-635 SA-061 a second promo code replaces the first, in the %s",
    (place) =>
      expect(planCode("SLIDE", { place, promotion: { name: "WELCOME15" } })).toEqual({
        do: "applyPromotion",
        code: "SLIDE",
        replaces: "WELCOME15",
      }),
  );

  it("C-411 a gift card leaves the promotion alone", () =>
    expect(
      planCode("1-2222-3333-4444", { place: "checkout", promotion: { name: "WELCOME15" } }),
    ).not.toHaveProperty("replaces"));
});
