import { describe, expect, it } from "vitest";
import { isPromotionKept } from "./isPromotionKept.ts";
import type { PromotionReference } from "./validatePromotion.ts";

describe("isPromotionKept", () => {
  it.each<[PromotionReference, boolean]>([
    ["minimumSubtotalRequired", true],
    ["maximumSubtotalRequired", true],
    ["requiredEmailMissing", true],
    ["requiredProductNotInCart", true],
    ["promotionUnrecognizable", false],
    ["promotionUnsupportedSite", false],
    ["promotionUnavailable", false],
    ["promotionExpired", false],
    ["promotionUnsupportedCountry", false],
    ["requiresPromotionableItems", false],
  ])("S-496 S-497 S-797 to S-802 %s keeps it: %s", (reference, kept) =>
    expect(isPromotionKept(reference)).toBe(kept),
  );
});
