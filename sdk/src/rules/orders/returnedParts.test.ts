import fc from "fast-check";
import { expect, test } from "vitest";
import type { Order, Promotion, Taxes } from "../../types.ts";
import { acceptedOrder } from "../../upsells/acceptedOrder.ts";
import { giftCardSubtotal } from "../cart/giftCardSubtotal.ts";
import { createOrder } from "../checkout/createOrder.ts";
import type { PricedCart } from "../checkout/priceCart.ts";
import { estimateCart, estimateLines } from "../estimate.ts";
import { round2, sumAmounts } from "../money.ts";
import { calculateSandboxTaxes } from "../sandbox/calculateSandboxTaxes.ts";
import { type TaxRequest, taxLines } from "../taxes.ts";
import { anyPromotion, cartArbitrary, money } from "../testing/arbitraries.ts";
import { takeRefund } from "../testing/boughtOrder.ts";
import { expectInvoiceAddsUp } from "../testing/expectInvoiceAddsUp.ts";
import { line, NOW, product } from "../testing/fixtures.ts";
import { judged } from "../testing/judged.ts";
import { unusedCredits } from "../unusedCredits.ts";
import { offerInvoice } from "../upsells/offerLine.ts";
import type { LineCharges } from "./chargeLines.ts";
import { planRefund, type RefundableOrder } from "./planRefund.ts";
import { unitsValue } from "./unitsValue.ts";

const address = { country: "US", state: "TX", zipcode: "78701" };

/** Codes that hold for most carts, beside any code at all. */
const promotion: fc.Arbitrary<Promotion | null> = fc.oneof(
  fc.constant(null),
  anyPromotion,
  anyPromotion.map((any) => ({ ...any, minimum: null, maximum: null, product_id: null })),
  anyPromotion.map((any) => ({ ...any, minimum: null, maximum: null, included_collection_product_ids: [] })),
);

const placed = fc.constantFrom("USD" as const, "GBP" as const).chain((currency) =>
  fc
    .record({
      lines: cartArbitrary(currency).filter((lines) => lines.some(({ free }) => !free)),
      promotion,
      shipping: money,
      duties: money,
      giftCard: fc.option(money),
      credits: fc.option(money),
      isOfferTaken: fc.boolean(),
      isShippingTaxed: fc.boolean(),
    })
    .map((wanted) => ({ ...wanted, currency })),
);

/** Taxes of the sandbox, with 10 percent on shipping. */
function taxShipping(request: TaxRequest): Pick<Taxes, "total" | "_total"> {
  const { total, _total } = calculateSandboxTaxes(request);
  const shippingTax = round2(request.shipping / 10);
  return {
    total: sumAmounts([total, shippingTax]),
    _total: { ..._total, regional: sumAmounts([_total.regional, shippingTax]), shippingTax },
  };
}

/** Places an order as server and mock do. */
function place(placed: Placed) {
  const { lines, promotion, shipping, duties, giftCard, credits, isOfferTaken, currency } = placed;
  const base = judged({ lines, currency, promotion });
  const { discounts } = estimateLines({ ...base, shipping: 0 });
  const isSent = lines.some(({ medium }) => medium === "physical");
  const rate = isSent ? { amount: shipping, original: shipping } : null;
  const request = { address, currency, shipping, duties, lines: taxLines(lines, discounts) };
  const taxes = isSent
    ? { ...calculateSandboxTaxes(request), ...(placed.isShippingTaxed && taxShipping(request)) }
    : null;
  const card = giftCard === null ? null : { amount_remaining: giftCard, currency };
  const invoice = estimateCart({ ...base, rate, taxes, giftCard: card, credits });
  expectInvoiceAddsUp(invoice, giftCardSubtotal(lines));
  const order = createOrder({
    id: "order",
    number: 1,
    site: { code: "boutique", limits: { pageSize: 24, addOnMinimum: 29, cartMaxAgeDays: 30 } },
    language: "en",
    now: new Date(NOW),
    cart: { lines, requestedLines: lines.map((own) => ({ line: own })) } as unknown as PricedCart,
    invoice,
    discounts,
    promotion: null,
    option: null,
    transactionId: "transaction",
    user: { email: "ada@example.com" },
    payment: { method: "credit-card" },
  });
  const places = order.products.map((_, index) => index);
  const payments = [{ id: "purchase", left: invoice.total, places }];
  if (!isOfferTaken) return { order, payments };
  const offered = [line(product({ usd: 19.99 }), { currency })];
  const offerTaxes = calculateSandboxTaxes({
    address,
    currency,
    shipping: 0,
    duties: 0,
    lines: taxLines(offered),
  });
  const added = offerInvoice(offered, currency, offerTaxes);
  payments.push({ id: "offer", left: added.total, places: [places.length] });
  return { order: acceptedOrder(order, offered, [], added, new Date(NOW)), payments };
}
type Placed = typeof placed extends fc.Arbitrary<infer T> ? T : never;

/** Amount paid for a line, from its row. */
function rowValue({ products, invoice }: Order, index: number): number {
  const { _price = 0, _free, _discount = 0, _tax = 0 } = products[index] ?? {};
  return sumAmounts([_free ? 0 : _price, -_discount, invoice.taxes.included ? 0 : _tax]);
}

/** Features of an order that could be counted on the wrong line. */
function listFeatures({ lines, promotion }: Placed, { products, invoice }: Order): string[] {
  const { discounts, taxes, payments } = invoice;
  const isOff = discounts.promotion > 0;
  const paid = products.filter(({ _free, _price }) => !_free && _price > 0);
  const features = {
    "a code on some lines": isOff && paid.some(({ _discount, type }) => !_discount && type === "Vibrators"),
    "a tier": isOff && Boolean(promotion?.type.includes("threshold")),
    "a discount on the whole cart": isOff && promotion?.type === "amount",
    "an untaxed line":
      lines.some(({ variant, free }) => !variant.taxable && !free) && taxes._total.regional > 0,
    "a gift": lines.some(({ free }) => free),
    duties: taxes._total.shipping > 0,
    "taxed shipping": Number(taxes._total.shippingTax) > 0,
    "included taxes": taxes.included && taxes._total.regional > 0,
    "a gift card": payments.giftCard > 0,
    "cash back": payments.credits > 0,
    "cash back that pays too much": unusedCredits(invoice) > 0,
  };
  return Object.entries(features).flatMap(([name, has]) => (has ? name : []));
}

test("the rows of an order add up to its invoice; no discount is more than its line", () => {
  fc.assert(
    fc.property(placed, (wanted) => {
      const { order } = place(wanted);
      const { invoice, products } = order;
      const sum = (part: keyof LineCharges) => sumAmounts(products.map((row) => row[part] ?? Number.NaN));
      expect(sum("_discount")).toBe(invoice.discounts.promotion);
      const { shipping: duties, shippingTax = 0 } = invoice.taxes._total;
      expect(sum("_tax")).toBe(sumAmounts([invoice.taxes.total, -duties, -shippingTax]));
      expect(sum("_shipping")).toBe(invoice.shipping);
      expect(sum("_shippingTax")).toBe(shippingTax);
      expect(sum("_duties")).toBe(duties);
      expect(sum("_rewards")).toBe(invoice.rewards);
      for (const {
        _price,
        _free,
        _discount = 0,
        _tax,
        _shipping,
        _shippingTax,
        _duties,
        _rewards,
      } of products) {
        expect(_discount).toBeLessThanOrEqual(_free ? 0 : _price);
        for (const part of [_discount, _tax, _shipping, _shippingTax, _duties, _rewards])
          expect(part).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 500 },
  );
});

test("however an order is returned in parts, each gives back what its row says, and all give back what was paid", () => {
  const returned = fc.array(fc.tuple(fc.nat(12), fc.integer({ min: 1, max: 9 }), fc.boolean()), {
    maxLength: 30,
  });
  const seen = new Set<string>();
  fc.assert(
    fc.property(placed, returned, fc.boolean(), (wanted, parts, isRestAtOnce) => {
      const { order, payments } = place(wanted);
      const { products, invoice } = order;
      const paid = sumAmounts([invoice.total, invoice.payments.giftCard, invoice.payments.credits]);
      for (const feature of listFeatures(wanted, order)) seen.add(feature);
      const ledger = {
        products,
        invoice,
        refunded: products.map(() => 0),
        payments: payments.map((payment) => ({ ...payment })),
        giftCardLeft: invoice.payments.giftCard,
        creditsLeft: invoice.payments.credits,
        unpaidLeft: 0,
        shippingRefunded: 0,
        earned: sumAmounts(products.map(({ _rewards = 0 }) => _rewards)),
        earnedTaken: 0,
      } satisfies RefundableOrder;
      const given = products.map(() => 0);
      const returned: number[] = [];
      const refund = (units: { place: number; quantity: number }[] | null, withShipping: boolean) => {
        const plan = planRefund(ledger, units, withShipping);
        const earned = plan.lines.map(({ place: index, quantity }) => {
          const { _rewards = 0, _quantity = 1 } = products[index] ?? {};
          return unitsValue(_rewards, _quantity, ledger.refunded[index] ?? 0, quantity);
        });
        if (ledger.earned > 0) expect(plan.cashBack).toBe(sumAmounts(earned));
        returned.push(plan.amount);
        for (const { place: index, quantity, amount } of plan.lines) {
          const { _quantity = 1 } = products[index] ?? {};
          const before = ledger.refunded[index] ?? 0;
          expect(amount).toBe(unitsValue(rowValue(order, index), _quantity, before, quantity));
          given[index] = sumAmounts([given[index] ?? 0, amount]);
        }
        takeRefund(ledger, plan);
        // The rest of a whole amount of cash back goes with the last part of the purchase.
        const own = sumAmounts([...plan.lines.map(({ amount }) => amount), plan.shipping]);
        expect(sumAmounts([plan.amount, -own])).toBeGreaterThanOrEqual(0);
        expect(sumAmounts([plan.amount, -own])).toBeLessThan(1);
      };
      for (const [nth, units, withShipping] of parts) {
        const index = nth % products.length;
        const quantity = Math.min(units, (products[index]?._quantity ?? 0) - (ledger.refunded[index] ?? 0));
        if (quantity > 0) refund([{ place: index, quantity }], withShipping);
      }
      if (isRestAtOnce) refund(null, true);
      else {
        for (const [index, { _quantity }] of products.entries()) {
          const quantity = _quantity - (ledger.refunded[index] ?? 0);
          if (quantity > 0) refund([{ place: index, quantity }], false);
        }
        refund([], true);
      }
      expect(sumAmounts(returned)).toBe(paid);
      expect(ledger.earnedTaken).toBe(ledger.earned);
      expect(given).toEqual(products.map((_, index) => rowValue(order, index)));
      expect([...ledger.payments.map(({ left }) => left), ledger.giftCardLeft, ledger.creditsLeft]).toEqual([
        ...payments.map(() => 0),
        0,
        0,
      ]);
    }),
    { numRuns: 500 },
  );
  expect(seen.size).toBe(11);
});
