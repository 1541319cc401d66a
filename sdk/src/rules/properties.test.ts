import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../testing/runs.ts";
import type { CartLine, Promotion } from "../types.ts";
import { giftCardSubtotal } from "./cart/giftCardSubtotal.ts";
import { estimateCart } from "./estimate.ts";
import { explainEstimate } from "./explainEstimate.ts";
import { ceilAmount, floorAmount, sumAmounts } from "./money.ts";
import { applyFreeLines, planFreeLines } from "./promotions/freeLines.ts";
import { tierAt } from "./promotions/tier.ts";
import {
  anyEstimate,
  anyPromotion,
  cartArbitrary,
  currency,
  gift,
  money,
  tier,
} from "./testing/arbitraries.ts";
import { expectInvoiceAddsUp } from "./testing/expectInvoiceAddsUp.ts";
import { line, NOW, product } from "./testing/fixtures.ts";
import { judged } from "./testing/judged.ts";

describe("for every cart, promotion, payment and tax", () => {
  it("parts add up, nothing is below 0, no discount exceeds its lines, no line costs more than its price", () => {
    fc.assert(
      fc.property(anyEstimate, (input) => {
        const { discounts } = expectInvoiceAddsUp(estimateCart(judged(input)), giftCardSubtotal(input.lines));
        const paid = input.lines.filter((line) => !line.free).map((line) => line.price);
        expect(discounts.promotion).toBeLessThanOrEqual(sumAmounts(paid));
        expect(discounts.giftCard).toBeLessThanOrEqual(input.giftCard?.amount_remaining ?? 0);
        expect(discounts.credits).toBeLessThanOrEqual(input.credits ?? 0);
      }),
      { numRuns: runs(3000) },
    );
  });

  it("SA-401 SA-402 a gift card in the cart changes nothing but the total, by its price", () => {
    fc.assert(
      fc.property(anyEstimate, money, fc.boolean(), (input, price, taxable) => {
        // Whole amounts of cash back pay for the last cents only where nothing else is left to pay.
        const balance = input.credits ?? 0;
        const goods = input.lines.filter(({ product }) => product.type !== "Gift Card");
        const rate = input.rate ?? { amount: 0, original: 0 };
        const without = estimateCart(judged({ ...input, lines: goods, rate }));
        // A promotion is refused where gift cards are all that is bought.
        const promotable = goods.some(({ free, product: { type } }) => !free && type !== "Warranty");
        fc.pre(promotable && balance <= sumAmounts([without.total, without.discounts.giftCard]));
        const prices = { USD: price, CAD: price, GBP: price, EUR: price };
        const card = line(product({ usd: price, prices, type: "Gift Card", shipped: false, taxable }), {
          currency: input.currency,
        });
        const { total, ...rest } = estimateCart(judged({ ...input, lines: [...goods, card], rate }));
        expect(rest).toMatchObject({
          discounts: without.discounts,
          rewards: without.rewards,
          shipping: without.shipping,
        });
        expect(total).toBe(sumAmounts([without.total, price]));
      }),
      { numRuns: runs(1000) },
    );
  });

  it("the order of lines does not matter", () => {
    fc.assert(
      fc.property(anyEstimate, fc.array(fc.nat()), (input, keys) => {
        const shuffled = input.lines
          .map((line, at) => ({ line, key: keys[at] ?? at }))
          .sort((a, b) => a.key - b.key)
          .map(({ line }) => line);
        expect(estimateCart(judged({ ...input, lines: shuffled }))).toEqual(estimateCart(judged(input)));
      }),
      { numRuns: runs(1000) },
    );
  });

  it("gifts are stable under recomputation, and the paid lines untouched", () => {
    fc.assert(
      fc.property(
        currency.chain((active) => fc.tuple(fc.constant(active), cartArbitrary(active), anyPromotion)),
        ([active, lines, promotion]) => {
          const options = { product: gift, promotion, currency: active, now: NOW };
          const plan = (from: CartLine[]) =>
            planFreeLines(from, judged({ lines: from, currency: active, promotion }).promotion);
          const settled = applyFreeLines(lines, plan(lines), options);
          expect(plan(settled)).toEqual({ remove: [], add: null });
          expect(settled.filter((line) => !line.free)).toEqual(lines.filter((line) => !line.free));
          expect(settled.filter((line) => line.free).length).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  it("a promotion applied and removed again leaves the same cart and the same estimate", () => {
    fc.assert(
      fc.property(anyEstimate, anyPromotion, (input, promotion) => {
        const active = input.currency;
        const lines = (input.lines as CartLine[]).filter((line) => !line.free);
        const settle = (from: CartLine[], promotion: Promotion | null): CartLine[] =>
          applyFreeLines(
            from,
            planFreeLines(from, judged({ lines: from, currency: active, promotion }).promotion),
            {
              product: gift,
              promotion,
              currency: active,
              now: NOW,
            },
          );
        const back = settle(settle(lines, promotion), null);
        expect(back).toEqual(lines);
        const before = estimateCart({ ...input, lines, promotion: null });
        expect(estimateCart({ ...input, lines: back, promotion: null })).toEqual(before);
      }),
      { numRuns: runs(500) },
    );
  });

  it("one more item never lowers the tier reached, nor the gift earned", () => {
    fc.assert(
      fc.property(
        currency.chain((active) =>
          fc.tuple(fc.constant(active), cartArbitrary(active), cartArbitrary(active), anyPromotion),
        ),
        ([active, lines, more, promotion]) => {
          // The whole-cart percentage is rounded down to a whole amount (S-863): with cents, 51.00 can be left of
          // 99.99 and 50.00 of 100.00. Prices are whole (SA-208).
          const whole = (line: CartLine): CartLine => ({ ...line, price: floorAmount(line.price) });
          const priced = promotion.override_minimum_product_prices ? whole : (line: CartLine) => line;
          const getTier = (from: readonly CartLine[]): number =>
            judged({ lines: from, currency: active, promotion }).promotion?.facts.tier ?? -1;
          const before = lines.map(priced);
          const after = [...before, ...more.map(priced)];
          expect(getTier(after)).toBeGreaterThanOrEqual(getTier(before));
        },
      ),
      { numRuns: runs(2000) },
    );
  });

  it("gift card and cash back pay no more than they hold, no more than is needed, and only in their currency", () => {
    fc.assert(
      fc.property(anyEstimate, (input) => {
        const { amounts } = explainEstimate({
          ...judged(input),
          lines: input.lines as CartLine[],
          giftCard: input.giftCard && { ...input.giftCard, code: "1-2222-3333-4444", site: "boutique" },
          site: "boutique",
          addOnMinimum: 29,
        });
        for (const each of amounts) {
          if (each.amount !== "credits" && each.amount !== "giftCard") continue;
          const { balance, need } = each.because;
          expect(each.value).toBeLessThanOrEqual(balance);
          // The last whole amount of cash back may cover less than itself (S-874).
          expect(each.value).toBeLessThanOrEqual(each.amount === "credits" ? ceilAmount(need) : need);
          expect(each.value > 0).toBe(balance > 0 && need > 0);
        }
        if (input.giftCard?.currency !== input.currency)
          expect(amounts.find(({ amount }) => amount === "giftCard")?.value).toBe(0);
      }),
      { numRuns: runs(2000) },
    );
  });

  it("a larger amount never reaches a lower tier", () => {
    fc.assert(
      fc.property(fc.array(tier), money, money, (tiers, amount, more) => {
        const lower = tierAt(tiers, amount)?.threshold ?? -1;
        expect(tierAt(tiers, amount + more)?.threshold ?? -1).toBeGreaterThanOrEqual(lower);
      }),
    );
  });
});
