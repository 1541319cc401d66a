import fc from "fast-check";
import type { CartLine, Currency, Product, Promotion } from "../../types.ts";
import { createLine } from "../cart/createLine.ts";
import type { EstimateInput } from "../estimate.ts";
import { sumAmounts } from "../money.ts";
import { PROMOTION_RULES } from "../promotions/promotionRules.ts";
import { NOW, product } from "./fixtures.ts";
import type { Unjudged } from "./judged.ts";

export const currency = fc.constantFrom<Currency>("USD", "CAD", "GBP", "EUR");
export const money = fc.integer({ min: 0, max: 50_000 }).map((minor) => minor / 100);
const amounts = fc.record({ USD: money, CAD: money, GBP: money, EUR: money });

export const gift: Product = product({ id: 999, usd: 12 });

/** Any product: whole prices or cents, on sale or not, every medium and special type. */
const anyProduct = fc
  .record({
    prices: amounts,
    compareAt: fc.option(amounts, { nil: undefined }),
    minimum_prices: fc.option(amounts, { nil: undefined }),
    type: fc.constantFrom("Vibrators", "Vibrators", "Apparel", "Gift Card", "Warranty"),
    taxable: fc.boolean(),
    shipped: fc.boolean(),
  })
  .chain((fields) =>
    fc.integer({ min: 1, max: 40 }).map((id) => product({ ...fields, id, usd: fields.prices.USD })),
  );

export const cartArbitrary = (active: Currency) =>
  fc
    .array(fc.record({ of: anyProduct, quantity: fc.integer({ min: 1, max: 9 }), free: fc.boolean() }), {
      maxLength: 12,
    })
    .map((lines) =>
      lines.map(
        ({ of, quantity, free }): CartLine =>
          createLine({
            product: of,
            variant: of.variants[0]!,
            quantity,
            currency: active,
            now: NOW,
            free: free && quantity === 1,
            target: of.type === "Warranty" ? 1001 : null,
          }),
      ),
    );

export const tier = fc.record({
  threshold: fc.integer({ min: 0, max: 800 }),
  type: fc.constantFrom("amount" as const, "percentage" as const),
  amount: fc.integer({ min: 0, max: 120 }),
  discount: fc.integer({ min: -10, max: 120 }),
  free_product: fc.constantFrom({ id: 999 }, undefined),
});

export const anyPromotion: fc.Arbitrary<Promotion> = fc.record({
  id: fc.constant(1),
  name: fc.constant("CODE"),
  type: fc.constantFrom(...PROMOTION_RULES.map((rule) => rule.type)),
  discount: fc.integer({ min: -10, max: 150 }),
  enabled: fc.constant(true),
  site: fc.constant("boutique" as const),
  free_shipping: fc.boolean(),
  minimum: fc.option(fc.integer({ min: 0, max: 300 })),
  maximum: fc.option(fc.integer({ min: 0, max: 3000 })),
  product_id: fc.option(fc.integer({ min: 1, max: 40 }), { freq: 5 }),
  free_product_id: fc.constantFrom(999, null),
  excluded_product_ids: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }),
  included_collection_product_ids: fc.oneof(
    fc.constant<number[]>([]),
    fc.array(fc.integer({ min: 1, max: 40 })),
  ),
  override_minimum_product_prices: fc.boolean(),
  properties: fc.array(tier, { maxLength: 4 }),
  credits_type: fc.constantFrom("amount" as const, "multiplier" as const, null),
  credits_amount: fc.option(fc.integer({ min: 0, max: 20 })),
});

const anyTaxes = fc
  .record({ regional: money, duties: money, included: fc.boolean() })
  .map(({ regional, duties, included }) => ({
    total: sumAmounts([regional, duties]),
    _total: { regional, shipping: duties },
    data: null,
    included,
  }));

export const anyEstimate: fc.Arbitrary<Unjudged<EstimateInput>> = currency.chain((active) =>
  fc.record({
    lines: cartArbitrary(active),
    currency: fc.constant(active),
    promotion: fc.option(anyPromotion),
    giftCard: fc.option(fc.record({ amount_remaining: money, currency })),
    credits: fc.option(money),
    rate: fc.option(money.map((amount) => ({ amount, original: amount }))),
    rateIncluded: fc.boolean(),
    taxes: fc.option(anyTaxes),
  }),
);
