import { describe, expect, it } from "vitest";
import { keepsPromotion } from "./keepsPromotion.ts";
import type { PromotionReference } from "./validatePromotion.ts";

describe("keepsPromotion", () => {
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
    expect(keepsPromotion(reference)).toBe(kept),
  );
});
