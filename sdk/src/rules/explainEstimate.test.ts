import { describe, expect, it } from "vitest";
import type { CartLine, GiftCard, Promotion } from "../types.ts";
import { estimateCart } from "./estimate.ts";
import { type ExplainedAmount, type ExplainInput, explainEstimate } from "./explainEstimate.ts";
import type { PromotionTerms } from "./promotions/promotionSteps.ts";
import { giftCardProduct, line, NOW, product, promotion, taxes } from "./testing/fixtures.ts";
import { judged, type Unjudged } from "./testing/judged.ts";

const goods = product({ id: 1, usd: 38 });
const cheap = product({ id: 2, usd: 5 });
const giftCard: GiftCard = {
  code: "1-2222-3333-4444",
  currency: "USD",
  amount_remaining: 50,
  site: "boutique",
};

type Input = Partial<Unjudged<ExplainInput>> & Partial<Pick<PromotionTerms, "country" | "email">>;

const toInput = (lines: CartLine[], { country, email, ...more }: Input): ExplainInput =>
  judged(
    { lines, currency: "USD", site: "boutique", addOnMinimum: 29, ...more },
    { site: "boutique", now: NOW, country, email },
  );

const explain = (lines: CartLine[], more: Input = {}) => explainEstimate(toInput(lines, more));

const findAmount = (name: ExplainedAmount["amount"], amounts: readonly ExplainedAmount[]) =>
  amounts.find(({ amount }) => amount === name);

describe("why an amount is what it is", () => {
  const lines = [line(goods, { quantity: 3 })];
  const tiered = promotion({
    type: "percentage_threshold",
    properties: [
      { threshold: 50, discount: 10 },
      { threshold: 126, discount: 20 },
    ],
  });

  it.each<[string, Promotion | null, object]>([
    ["no promotion", null, { value: 0, rule: "none", because: null }],
    [
      "S-863 a percentage",
      promotion(),
      {
        value: 21,
        rule: "percentage",
        because: { name: "WELCOME", eligible: 114, percent: 20, tier: null, next: null },
      },
    ],
    [
      "S-866 S-881 a tier, and what the next one misses",
      tiered,
      {
        value: 9,
        rule: "percentage_threshold",
        because: {
          eligible: 114,
          percent: 10,
          tier: 50,
          next: { threshold: 126, missing: 12, unit: "amount" },
        },
      },
    ],
    [
      "S-515 items to the next quantity tier",
      promotion({
        type: "free_product_quantity_threshold",
        properties: [{ threshold: 4, type: "percentage", amount: 100 }],
      }),
      { value: 0, because: { tier: null, next: { threshold: 4, missing: 1, unit: "items" } } },
    ],
    [
      "S-604 nothing it works on",
      promotion({ product_id: 77 }),
      { value: 0, rule: "percentage", because: { eligible: 0 } },
    ],
    ["S-612 refused", promotion({ enabled: false }), { value: 0, rule: "refused", because: null }],
  ])("promotion: %s", (_, promotion, expected) =>
    expect(findAmount("promotion", explain(lines, { promotion }).amounts)).toMatchObject(expected),
  );

  it.each<[string, CartLine[], Input, object]>([
    ["S-492 given", lines, { shipping: 3, rate: { amount: 9 } }, { value: 3, rule: "given" }],
    [
      "S-488 not counted",
      lines,
      { rate: { amount: 9 }, rateIncluded: false },
      { value: 0, rule: "notCounted" },
    ],
    ["S-493 nothing shipped", [line(giftCardProduct())], { rate: { amount: 9 } }, { rule: "nothingShipped" }],
    ["S-494 an empty cart", [], { rate: { amount: 9 } }, { rule: "nothingShipped" }],
    [
      "SA-120 chosen",
      lines,
      { rate: { amount: 9, original: 12 } },
      { rule: "chosenRate", because: { before: 12 } },
    ],
    [
      "SA-120 standard",
      lines,
      { rates: [{ amount: 7, original: 7, range: { min: 0, max: null } }] },
      { value: 7, rule: "standardRate" },
    ],
    ["no rate", lines, { rates: [] }, { value: 0, rule: "noRate" }],
  ])("shipping: %s", (_, of, more, expected) =>
    expect(findAmount("shipping", explain(of, more).amounts)).toMatchObject(expected),
  );

  it.each<[string, Input, "credits" | "giftCard", object]>([
    ["S-874 all of it", { credits: 114 }, "credits", { value: 114, rule: "balance", because: { need: 114 } }],
    ["S-874 what is needed", { credits: 115 }, "credits", { value: 114, rule: "need" }],
    ["none", {}, "credits", { value: 0, rule: "none", because: { balance: 0 } }],
    [
      "S-873 after cash back",
      { credits: 100, giftCard },
      "giftCard",
      { value: 14, rule: "need", because: { balance: 50, need: 14 } },
    ],
    ["S-873 all of it", { giftCard }, "giftCard", { value: 50, rule: "balance", because: { need: 114 } }],
    ["SA-117 another currency", { giftCard: { ...giftCard, currency: "CAD" } }, "giftCard", { rule: "none" }],
  ])("payments: %s", (_, more, amount, expected) =>
    expect(findAmount(amount, explain(lines, more).amounts)).toMatchObject(expected),
  );

  it.each<[string, Input, object]>([
    ["none", {}, { value: 0, rule: "none" }],
    ["added", { taxes: taxes(8) }, { value: 8, rule: "added" }],
    ["S-284 included", { taxes: taxes(8, { included: true }) }, { value: 8, rule: "included" }],
  ])("taxes: %s", (_, more, expected) =>
    expect(findAmount("taxes", explain(lines, more).amounts)).toMatchObject(expected),
  );

  it("SA-117 S-878 cash back earned says what changed it", () => {
    const { amounts } = explain(lines, {
      promotion: promotion({ credits_type: "amount", credits_amount: 5 }),
    });
    expect(findAmount("rewards", amounts)).toMatchObject({ rule: "amount", because: { extra: 5 } });
    expect(findAmount("rewards", explain(lines).amounts)).toMatchObject({ value: 12, rule: "tenPercent" });
  });

  it("says the amounts of the estimate, in the order of calculation", () => {
    const input = {
      lines,
      currency: "USD" as const,
      promotion: tiered,
      giftCard,
      credits: 20,
      taxes: taxes(8),
    };
    const invoice = estimateCart(judged(input));
    const { amounts } = explain(lines, input);
    expect(Object.fromEntries(amounts.map(({ amount, value }) => [amount, value]))).toEqual({
      subtotal: invoice.subtotal,
      savings: invoice.discounts.savings,
      promotion: invoice.discounts.promotion,
      freeProduct: invoice.discounts.freeProduct,
      shipping: invoice.shipping,
      taxes: invoice.taxes.total,
      credits: invoice.discounts.credits,
      giftCard: invoice.discounts.giftCard,
      total: invoice.total,
      rewards: invoice.rewards,
    });
  });
});

describe("what a refusal misses", () => {
  const getFirstRefusal = (lines: CartLine[], more: Input) => explain(lines, more).refusals[0];
  const dear = line(product({ id: 3, usd: 40 }), { quantity: 2 });

  it.each<[string, CartLine[], Input, object]>([
    [
      "S-621 $12 more",
      [line(goods)],
      { promotion: promotion({ minimum: 50 }) },
      {
        of: "promotion",
        reference: "minimumSubtotalRequired",
        placeholders: { minimum: 50 },
        missing: { amount: 12 },
        fix: { do: "addGoods", amount: 12, goods: { only: null, except: [] } },
      },
    ],
    [
      "S-607 a product of this collection",
      [line(giftCardProduct())],
      { promotion: promotion({ included_collection_product_ids: [5, 6], excluded_product_ids: [6] }) },
      {
        reference: "requiresPromotionableItems",
        missing: { amount: 0 },
        fix: { do: "addGoods", amount: 0, goods: { only: [5], except: [] } },
      },
    ],
    [
      "no cart can hold it",
      [line(goods)],
      { promotion: promotion({ minimum: 50, maximum: 49 }) },
      { missing: { amount: 12 }, fix: null },
    ],
    [
      "no product is eligible",
      [line(goods)],
      { promotion: promotion({ minimum: 50, included_collection_product_ids: [5], product_id: 6 }) },
      { fix: null },
    ],
    [
      "S-624 $20 too much: the cheapest unit that is enough",
      [dear, line(cheap), line(product({ id: 4, usd: 25 }))],
      { promotion: promotion({ maximum: 90 }) },
      {
        reference: "maximumSubtotalRequired",
        missing: { excess: 20 },
        fix: { do: "removeUnits", units: [{ key: { id: 1004, free: false, target: null }, quantity: 1 }] },
      },
    ],
    [
      "S-624 more than one unit",
      [dear, line(cheap)],
      { promotion: promotion({ maximum: 5 }) },
      { fix: { do: "removeUnits", units: [{ key: { id: 1003 }, quantity: 2 }] } },
    ],
    [
      "S-625 the product asked for stays",
      [dear, line(cheap)],
      { promotion: promotion({ maximum: 40, required_product_ids: "3" }) },
      {
        fix: {
          units: [
            { key: { id: 1002 }, quantity: 1 },
            { key: { id: 1003 }, quantity: 1 },
          ],
        },
      },
    ],
    ["something must stay", [dear], { promotion: promotion({ maximum: 39 }) }, { fix: null }],
    [
      "S-625 the products",
      [line(goods)],
      { promotion: promotion({ required_product_ids: "1,8,9" }) },
      { missing: { products: [8, 9] }, fix: { do: "addProducts", products: [8, 9] } },
    ],
    [
      "S-613 where it ships",
      [line(goods)],
      { promotion: promotion({ free_shipping: true }), country: "FR" },
      { missing: null, fix: { do: "shipTo", countries: ["US", "CA", "GB", "UK"] } },
    ],
    [
      "S-610 its own site",
      [line(goods)],
      { promotion: promotion({ site: "outlet" }) },
      { reference: "promotionUnsupportedSite", fix: { do: "changeSite", site: "outlet" } },
    ],
    [
      "SA-122 an address",
      [line(goods)],
      { promotion: promotion({ required_email: true }), email: null },
      { reference: "requiredEmailMissing", fix: { do: "giveEmail" } },
    ],
    [
      "S-612 nothing",
      [line(goods)],
      { promotion: promotion({ enabled: false }) },
      { reference: "promotionUnavailable", missing: null, fix: null },
    ],
    [
      "S-639 its currency",
      [line(goods)],
      { giftCard: { ...giftCard, currency: "CAD" } },
      {
        of: "giftCard",
        reference: "giftCardCurrencyDoesNotMatch",
        fix: { do: "changeCurrency", currency: "CAD" },
      },
    ],
    [
      "S-638 its site",
      [line(goods)],
      { giftCard: { ...giftCard, site: "outlet" } },
      { reference: "giftCardUnsupportedSite", fix: { do: "changeSite", site: "outlet" } },
    ],
    [
      "S-637 nothing for an empty card",
      [line(goods)],
      { giftCard: { ...giftCard, amount_remaining: 0 } },
      { reference: "giftCardExpended", fix: null },
    ],
    [
      "S-640 nothing for no cash back",
      [line(goods)],
      { credits: 0 },
      { of: "credits", reference: "noCreditsAvailable", fix: null },
    ],
    [
      "S-642 regular goods for add-on items",
      [line(product({ usd: 10, meta: { addon_item: true } })), line(product({ usd: 20 }))],
      {},
      {
        of: "addOns",
        reference: "addOnDoesNotMeetMinimumRequirement",
        missing: { amount: 9 },
        fix: { do: "addGoods", amount: 9, goods: { regular: true } },
      },
    ],
    [
      "S-641 only add-on items",
      [line(product({ usd: 10, meta: { addon_item: true } }))],
      {},
      { reference: "addOnRequiresRegularItems", missing: { amount: 29 } },
    ],
  ])("%s", (_, lines, more, expected) => expect(getFirstRefusal(lines, more)).toMatchObject(expected));

  it("nothing refused: no refusals", () =>
    expect(explain([line(goods)], { promotion: promotion(), giftCard, credits: 3 }).refusals).toEqual([]));

  it("reaching the minimum, and keeping the maximum, is enough", () => {
    for (const bounds of [{ minimum: 38 }, { maximum: 38 }])
      expect(explain([line(goods)], { promotion: promotion(bounds) }).refusals).toEqual([]);
    for (const bounds of [{ minimum: 38.01 }, { maximum: 37.99 }])
      expect(explain([line(goods)], { promotion: promotion(bounds) }).refusals).toHaveLength(1);
  });
});
