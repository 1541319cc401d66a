import { describe, expect, it } from "vitest";
import { getErrorText } from "../../errors.ts";
import type { CartLine, Promotion } from "../../types.ts";
import { giftCardProduct, line, NOW, product, promotion, warrantyProduct } from "../testing/fixtures.ts";
import { type JudgedPromotion, judgePromotion } from "./judgePromotion.ts";
import { matchPromotion } from "./matchPromotion.ts";
import type { PromotionReference, PromotionTerms } from "./promotionSteps.ts";

const halo = product({ id: 1, usd: 50 });

type Circumstances = Partial<PromotionTerms> & { lines?: CartLine[] };

const judge = (of: Promotion, { lines = [line(halo)], ...overrides }: Circumstances = {}): JudgedPromotion =>
  judgePromotion(
    { lines, currency: "USD", terms: { site: "boutique", now: NOW, country: "US", ...overrides } },
    of,
  );

const check = (more: Partial<Promotion>, overrides?: Circumstances) =>
  judge(promotion(more), overrides).refusal;

const seconds = NOW / 1000;

const freeTier: Partial<Promotion> = {
  type: "free_product_quantity_threshold",
  properties: [{ threshold: 2, type: "percentage", amount: 100 }],
};

describe("the twelve steps", () => {
  it.each<[string, Partial<Promotion>, Circumstances, PromotionReference | null]>([
    ["S-023 S-610 2 another site", { site: "outlet" }, {}, "promotionUnsupportedSite"],
    ["S-611 3 not enabled", { enabled: false }, {}, "promotionUnavailable"],
    ["S-612 4 expired", { date_expired: seconds - 1 }, {}, "promotionExpired"],
    ["S-612 4 expires now", { date_expired: seconds }, {}, null],
    ["S-612 4 no date", { date_expired: null }, {}, null],
    [
      "S-613 5 free shipping to France",
      { free_shipping: true },
      { country: "FR" },
      "promotionUnsupportedCountry",
    ],
    ["S-613 5 free shipping to GB", { free_shipping: true }, { country: "GB" }, null],
    ["S-613 5 free shipping to UK", { free_shipping: true }, { country: "UK" }, null],
    ["S-613 5 free shipping to CA", { free_shipping: true }, { country: "CA" }, null],
    ["CA-03 5 country not known", { free_shipping: true }, { country: null }, null],
    ["S-613 5 without free shipping", {}, { country: "FR" }, null],
    ["S-614 5 a tier of 100 percent", freeTier, { country: "FR" }, "promotionUnsupportedCountry"],
    [
      "S-614 5 a tier of 99 percent",
      { ...freeTier, properties: [{ threshold: 2, type: "percentage", amount: 99 }] },
      { country: "FR" },
      null,
    ],
    [
      "S-614 5 an amount of 100",
      { ...freeTier, properties: [{ threshold: 2, type: "amount", amount: 100 }] },
      { country: "FR" },
      null,
    ],
    ["S-615 6 an empty cart passes", { minimum: 50, required_product_ids: "9" }, { lines: [] }, null],
    ["S-616 7 only gift cards", {}, { lines: [line(giftCardProduct())] }, "requiresPromotionableItems"],
    [
      "SA-163 7 gift cards and a gift",
      {},
      { lines: [line(giftCardProduct()), line(halo, { free: true })] },
      "requiresPromotionableItems",
    ],
    ["S-616 7 gift cards and goods", {}, { lines: [line(giftCardProduct()), line(halo)] }, null],
    ["SA-163 7 a warranty alone", {}, { lines: [line(warrantyProduct(), { target: 1 })] }, null],
    ["S-621 9 minimum reached", { minimum: 50 }, {}, null],
    ["S-621 9 minimum missed", { minimum: 50.01 }, {}, "minimumSubtotalRequired"],
    ["S-621 9 minimum 0", { minimum: 0 }, {}, null],
    ["S-625 10 maximum reached", { maximum: 50 }, {}, null],
    ["S-625 10 maximum exceeded", { maximum: 49.99 }, {}, "maximumSubtotalRequired"],
    ["S-625 10 a maximum of 0 is a number", { maximum: 0 }, {}, "maximumSubtotalRequired"],
    ["S-626 11 required products there", { required_product_ids: "1, " }, {}, null],
    ["S-626 11 one missing", { required_product_ids: "1,2" }, {}, "requiredProductNotInCart"],
    [
      "SA-090 11 a gift does not count",
      { required_product_ids: "2" },
      { lines: [line(halo), line(product({ id: 2 }), { free: true })] },
      "requiredProductNotInCart",
    ],
    ["S-627 12 its product there", { type: "percentage_product", product_id: 1 }, {}, null],
    [
      "S-627 12 its product missing",
      { type: "percentage_product", product_id: 2 },
      {},
      "requiredProductNotInCart",
    ],
    ["S-627 12 another type", { type: "percentage", product_id: 2 }, {}, null],
    ["SA-122 no email known", { required_email: true }, { email: null }, "requiredEmailMissing"],
    ["SA-122 email known", { required_email: true }, { email: "ada@example.com" }, null],
    ["SA-122 email not asked for", { required_email: true }, {}, null],
  ])("%s", (_, more, context, reference) => expect(check(more, context)?.reference ?? null).toBe(reference));

  it.each([
    ["an empty object", {}],
    ["other keys only", { site: "boutique", description: "x" }],
  ])("S-609 1 %s is unrecognizable", (_, value) =>
    expect(judge(value as Promotion).refusal?.reference).toBe("promotionUnrecognizable"),
  );

  it("S-609 1 nothing is unrecognizable", () => {
    const cart = {
      site: "boutique",
      now: new Date(NOW),
      lines: [line(halo)],
      currency: "USD",
      language: "en",
    } as const;
    expect(matchPromotion(undefined, cart).refusal?.reference).toBe("promotionUnrecognizable");
  });

  it("S-628 the first that fails answers", () => {
    const all = {
      site: "outlet",
      enabled: false,
      date_expired: 1,
      minimum: 99,
      required_product_ids: "9",
    } as const;
    expect(check(all)?.reference).toBe("promotionUnsupportedSite");
    expect(check({ ...all, site: "boutique" })?.reference).toBe("promotionUnavailable");
    expect(check({ ...all, site: "boutique", enabled: true })?.reference).toBe("promotionExpired");
    expect(check({ minimum: 99, required_product_ids: "9" })?.reference).toBe("minimumSubtotalRequired");
    expect(check({ maximum: 9, required_product_ids: "9" })?.reference).toBe("maximumSubtotalRequired");
  });

  it("S-798 carries its value", () => {
    expect(check({ site: "outlet" })?.value).toBe("outlet");
    expect(check({ minimum: 62 })?.value).toEqual({ minimum: 62, missing: 12 });
    expect(check({ maximum: 40 })?.value).toEqual({ maximum: 40, excess: 10 });
    expect(check({ required_product_ids: "1,2,3" })?.value).toEqual([2, 3]);
  });
});

describe("what a refused promotion does", () => {
  it.each<[Partial<Promotion>, Circumstances, PromotionReference, boolean]>([
    [{ minimum: 60 }, {}, "minimumSubtotalRequired", true],
    [{ maximum: 40 }, {}, "maximumSubtotalRequired", true],
    [{ required_email: true }, { email: null }, "requiredEmailMissing", true],
    [{ required_product_ids: "9" }, {}, "requiredProductNotInCart", true],
    [{ site: "outlet" }, {}, "promotionUnsupportedSite", false],
    [{ enabled: false }, {}, "promotionUnavailable", false],
    [{ date_expired: 1 }, {}, "promotionExpired", false],
    [{ free_shipping: true }, { country: "FR" }, "promotionUnsupportedCountry", false],
    [{}, { lines: [line(giftCardProduct())] }, "requiresPromotionableItems", false],
  ])("S-496 S-497 S-797 to S-802 %j %j: %s waits: %s", (more, circumstances, reference, waits) => {
    const judged = judge(promotion(more), circumstances);
    expect(judged).toMatchObject({ refusal: { reference }, waits, applies: false, gift: null });
    expect(judged.discounts).toEqual([0]);
  });

  it("an unrecognizable one does not wait", () => expect(judge({} as Promotion).waits).toBe(false));

  it("an empty cart refuses nothing, and nothing applies", () =>
    expect(judge(promotion(), { lines: [] })).toMatchObject({
      refusal: null,
      applies: false,
      discounts: [],
    }));
});

describe("messages", () => {
  it.each<[string, Partial<Promotion>, string]>([
    [
      "S-622",
      { type: "amount_threshold", minimum: 60 },
      "In order for the gift card to work, your subtotal before gift card must be at least $60.",
    ],
    [
      "S-623",
      { type: "free_product", minimum: 60 },
      "In order to receive your free toy, the subtotal must be at least $60.",
    ],
    [
      "S-624",
      { type: "percentage", minimum: 60.5 },
      "In order for the promotion to work, your subtotal before promotion must be at least $60.5.",
    ],
    ["S-625", { maximum: 40 }, "In order for the promotion to work the subtotal needs to be below $40"],
    [
      "S-626",
      { required_product_ids: "9" },
      "Please add the required products to your cart to apply this promo.",
    ],
    [
      "S-626 for percentage_product",
      { type: "percentage_product", product_id: 1, required_product_ids: "9" },
      "Please add the required products to your cart to apply this promo.",
    ],
    [
      "S-627",
      { type: "percentage_product", product_id: 9 },
      "Please add the required product to your cart to apply this promo.",
    ],
    ["S-612", { date_expired: 1 }, "This promo code has expired."],
  ])("%s", (_, more, text) => {
    const refusal = check(more)!;
    expect(getErrorText(refusal.reference, { values: refusal.placeholders, of: refusal.variant })).toBe(text);
  });
});
