import { expect, test } from "vitest";
import type { Promotion } from "../../types.ts";
import { line, NOW, product, promotion } from "../testing/fixtures.ts";
import { tryPromotion } from "./tryPromotion.ts";

const goods = product({ id: 1, usd: 40 });
const protectedGoods = { ...product({ id: 2, usd: 40 }), minimum_prices: { USD: 38 } };
const terms = { site: "boutique", now: NOW, giftPrice: () => 12 };
const attempt = (tried: Promotion, lines = [line(goods, { quantity: 2 })], more: object = {}) =>
  tryPromotion(tried, { lines, currency: "USD", ...more }, terms);

test.each<[string, Promotion, object]>([
  [
    "takes a percentage off",
    promotion({ discount: 10 }),
    { subtotal: 80, discount: 8, gift: 0, refusal: null, belowMinimum: false },
  ],
  [
    "is refused below its minimum, and says how far it is",
    promotion({ minimum: 100 }),
    { discount: 0, refusal: { reference: "minimumSubtotalRequired", missing: { amount: 20 } } },
  ],
  [
    "is refused when it has ended",
    promotion({ enabled: false }),
    { discount: 0, refusal: { reference: "promotionUnavailable" } },
  ],
  [
    "names a cart that would cost nothing",
    promotion({ discount: 100 }),
    { discount: 80, belowMinimum: true },
  ],
])("%s", (_name, tried, expected) => {
  expect(attempt(tried)).toMatchObject(expected);
});

test("names a line below its product's minimum price when the promotion overrides it", () => {
  const lines = [line(protectedGoods), line(goods)];
  const off = promotion({ discount: 20, override_minimum_product_prices: true });
  expect(attempt(off, lines).belowMinimum).toBe(true);
  expect(attempt({ ...off, override_minimum_product_prices: false }, lines).belowMinimum).toBe(false);
});

test("explains the total with the rule of each amount", () => {
  const { amounts } = attempt(promotion({ discount: 10 }));
  expect(amounts.find(({ amount }) => amount === "promotion")).toMatchObject({
    value: 8,
    rule: "percentage",
  });
  expect(amounts.find(({ amount }) => amount === "total")?.value).toBe(72);
});

test("asks for a country and an email only where they are named", () => {
  const tried = promotion({ required_email: true });
  expect(attempt(tried).refusal).toBeNull();
  expect(attempt(tried, undefined, { email: null }).refusal?.reference).toBe("requiredEmailMissing");
});
