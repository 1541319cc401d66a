import { expect, it } from "vitest";
import type { Currency } from "../types.ts";
import { createLine } from "./cart/createLine.ts";
import { estimateCart } from "./estimate.ts";
import { toMinor } from "./money.ts";
import { PROMOTION_RULES } from "./promotions/promotionRules.ts";
import { NOW, product } from "./testing/fixtures.ts";
import { judged } from "./testing/judged.ts";

const CURRENCIES: readonly Currency[] = ["USD", "CAD", "GBP", "EUR"];

/** Deterministic numbers, faster than an arbitrary. */
function* numbers(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

it("100,000 carts in four currencies have no fraction of a cent, and their parts add up", () => {
  const source = numbers(20_260_501);
  const next = (below: number): number => source.next().value % below;
  const goods = Array.from({ length: 50 }, (_, at) =>
    product({
      id: at + 1,
      usd: (next(20_000) + 1) / 100,
      prices: { CAD: (next(20_000) + 1) / 100, GBP: (next(20_000) + 1) / 100, EUR: (next(20_000) + 1) / 100 },
      minimum_prices: { USD: next(5000) / 100, EUR: next(5000) / 100 },
    }),
  );
  // A decimal of 2 places prints with at most 2 places; a float with noise prints more.
  const whole = (amount: number): boolean => /^\d+(\.\d{1,2})?$/.test(String(amount));
  let wrong = 0;
  let apart = 0;
  for (let run = 0; run < 100_000; run++) {
    const active = CURRENCIES[run % 4]!;
    const lines = Array.from({ length: 1 + next(4) }, () => {
      const of = goods[next(50)]!;
      return createLine({
        product: of,
        variant: of.variants[0]!,
        quantity: 1 + next(5),
        currency: active,
        now: NOW,
      });
    });
    const invoice = estimateCart(
      judged({
        lines,
        currency: active,
        promotion: {
          id: 1,
          name: "C",
          type: PROMOTION_RULES[next(8)]!.type,
          discount: next(60),
          enabled: true,
          site: "boutique",
          override_minimum_product_prices: next(2) === 0,
          properties: [{ threshold: next(200), discount: next(50) }],
        },
        giftCard: { amount_remaining: next(10_000) / 100, currency: active },
        credits: next(10_000) / 100,
        shipping: next(2000) / 100,
        taxes: {
          total: next(3000) / 100,
          _total: { regional: 0, shipping: 0 },
          data: null,
          included: next(3) === 0,
        },
      }),
    );
    const { subtotal, _subtotal, discounts, shipping, total, payments, taxes } = invoice;
    const all = [
      subtotal,
      shipping,
      total,
      ...Object.values(_subtotal),
      ...Object.values(discounts),
      ...Object.values(payments),
    ];
    if (!all.every((amount) => whole(amount))) wrong++;
    const due = taxes.included ? 0 : toMinor(taxes.total);
    const need = Math.max(0, toMinor(subtotal) - toMinor(discounts.promotion) + toMinor(shipping) + due);
    const paid = toMinor(total) + toMinor(payments.giftCard) + toMinor(payments.credits);
    // The last whole amount of cash back may cover less than itself (S-874): then nothing else is paid.
    const adds = toMinor(payments.credits) > need ? total + payments.giftCard === 0 : paid === need;
    if (!adds || toMinor(_subtotal.physical) + toMinor(_subtotal.digital) !== toMinor(subtotal)) apart++;
  }
  expect({ wrong, apart }).toEqual({ wrong: 0, apart: 0 });
});
