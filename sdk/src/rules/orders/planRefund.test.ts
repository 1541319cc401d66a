import { expect, test } from "vitest";
import type { Invoice, OrderProduct } from "../../types.ts";
import { sumAmounts } from "../money.ts";
import { chargedProducts } from "../testing/chargedProducts.ts";
import { planRefund, type RefundableOrder } from "./planRefund.ts";
import { splitAmount } from "./splitAmount.ts";
import { withholdCashBack } from "./withholdCashBack.ts";

const product = (price: number, quantity = 1, more: object = {}): OrderProduct =>
  ({
    type: "Vibrators",
    meta: {},
    _price: price,
    _quantity: quantity,
    _free: false,
    ...more,
  }) as OrderProduct;

function order(
  products: OrderProduct[],
  {
    promotion = 0,
    shipping = 0,
    tax = 0,
    shippingTax,
    duties = 0,
    giftCard = 0,
    credits = 0,
    offer,
    ...more
  }: {
    promotion?: number;
    shipping?: number;
    tax?: number;
    /** The part of `tax` that is on shipping. */
    shippingTax?: number;
    /** The part of `tax` that is duties. */
    duties?: number;
    giftCard?: number;
    credits?: number;
    /** Amount of an accepted offer, for the last line. */
    offer?: number;
  } & Partial<RefundableOrder> = {},
): RefundableOrder {
  const places = products.map((_, place) => place);
  const subtotal = sumAmounts(products.map(({ _price, _free }) => (_free ? 0 : _price)));
  const total = sumAmounts([subtotal, -promotion, shipping, tax, -giftCard, -credits]);
  const own = offer === undefined ? total : sumAmounts([total, -offer]);
  const invoice = {
    subtotal,
    discounts: { promotion },
    shipping,
    taxes: {
      total: tax,
      _total: {
        shipping: duties,
        regional: sumAmounts([tax, -duties]),
        ...(shippingTax !== undefined && { shippingTax }),
      },
      data: null,
      included: false,
    },
    payments: { giftCard, credits, creditCard: total },
    total,
  } as unknown as Invoice;
  return {
    products: chargedProducts(products, invoice, offer),
    invoice,
    refunded: products.map(() => 0),
    payments: [
      { id: "purchase", left: own, places: offer === undefined ? places : places.slice(0, -1) },
      ...(offer === undefined ? [] : [{ id: "offer", left: offer, places: places.slice(-1) }]),
    ],
    giftCardLeft: giftCard,
    creditsLeft: credits,
    shippingRefunded: 0,
    refundedAmount: 0,
    earned: 0,
    earnedTaken: 0,
    ...more,
  };
}

const line = (place: number, quantity = 1) => ({ place, quantity });
const giftCardLine = product(50, 1, { type: "Gift Card" });

test.each([
  [
    "one of two units with its tax",
    order([product(96, 2)], { tax: 7.92 }),
    [line(0)],
    false,
    { purchase: 51.96 },
  ],
  ["an odd cent goes with the second unit", order([product(0.03, 2)]), [line(0)], false, { purchase: 0.02 }],
  [
    "its own part of the promotion",
    order([product(100), product(50)], { promotion: 15 }),
    [line(1)],
    false,
    { purchase: 45 },
  ],
  [
    "a gift card had no promotion and no tax",
    order([product(100), giftCardLine], { promotion: 15, tax: 8 }),
    [line(1)],
    false,
    { purchase: 50 },
  ],
  [
    "shipping stays",
    order([product(100)], { shipping: 7, tax: 8, duties: 1 }),
    [line(0)],
    false,
    { purchase: 107 },
  ],
  [
    "shipping with its duties when it is named",
    order([product(100)], { shipping: 7, tax: 8, duties: 1 }),
    [line(0)],
    true,
    { purchase: 115 },
  ],
  [
    "shipping and its tax stay",
    order([product(21)], { shipping: 60, tax: 10.53, shippingTax: 7.8 }),
    [line(0)],
    false,
    { purchase: 23.73 },
  ],
  [
    "shipping with its tax when it is named",
    order([product(21)], { shipping: 60, tax: 10.53, shippingTax: 7.8 }),
    [],
    true,
    { purchase: 67.8 },
  ],
  ["a gift costs nothing", order([product(100), product(15, 1, { _free: true })]), [line(1)], false, {}],
  [
    "the card first, then the gift card",
    order([product(100)], { giftCard: 60 }),
    [line(0)],
    false,
    { purchase: 40, giftCard: 60 },
  ],
  [
    "then cash back",
    order([product(100)], { giftCard: 60, credits: 30 }),
    [line(0)],
    false,
    { purchase: 10, giftCard: 60, credits: 30 },
  ],
  [
    "never more than is left",
    order([product(100, 2)], {
      refunded: [1],
      payments: [{ id: "purchase", left: 20, places: [0] }],
      refundedAmount: 80,
    }),
    [line(0)],
    false,
    { purchase: 20 },
  ],
  [
    "an offer from its own payment",
    order([product(96, 2), product(8)], { tax: 8.58, offer: 8.66 }),
    [line(1)],
    false,
    { offer: 8.66 },
  ],
  [
    "the purchase beside an offer",
    order([product(96, 2), product(8)], { tax: 8.58, offer: 8.66 }),
    [line(0, 2)],
    false,
    { purchase: 103.92 },
  ],
  [
    "everything",
    order([product(96, 2), product(8)], { tax: 8.58, shipping: 5, giftCard: 10, credits: 5, offer: 8.66 }),
    null,
    false,
    { purchase: 93.92, offer: 8.66, giftCard: 10, credits: 5 },
  ],
] as const)("a refund gives back %s", (_, refundable, units, shipping, expected) => {
  const plan = planRefund(refundable, units, shipping);
  const { giftCard, credits } = plan;
  const amounts = {
    ...Object.fromEntries(plan.payments.map(({ id, amount }) => [id, amount])),
    ...(giftCard > 0 && { giftCard }),
    ...(credits > 0 && { credits }),
  };
  expect(amounts).toEqual(expected);
  expect(plan.amount).toBe(sumAmounts(Object.values(expected)));
});

test("lines refunded one by one, then the rest, add up to what was paid", () => {
  const before = order([product(99.99, 3), product(10), giftCardLine], {
    promotion: 16.5,
    shipping: 7,
    tax: 8.33,
    shippingTax: 0.58,
    giftCard: 20,
  });
  let left = before.payments[0]?.left ?? 0;
  let [giftCardLeft, refundedAmount] = [before.giftCardLeft, 0];
  const refunded = [0, 0, 0];
  const given: number[] = [];
  for (const units of [[line(0)], [line(1), line(0)], [line(2)], null]) {
    const plan = planRefund(
      {
        ...before,
        refunded: [...refunded],
        payments: [{ id: "purchase", left, places: [0, 1, 2] }],
        giftCardLeft,
        refundedAmount,
      },
      units,
      false,
    );
    for (const { place, quantity } of plan.lines) refunded[place] = (refunded[place] ?? 0) + quantity;
    left = sumAmounts([left, -(plan.payments[0]?.amount ?? 0)]);
    giftCardLeft = sumAmounts([giftCardLeft, -plan.giftCard]);
    refundedAmount = sumAmounts([refundedAmount, plan.amount]);
    given.push(plan.amount);
  }
  expect([left, giftCardLeft, refunded]).toEqual([0, 0, [3, 1, 1]]);
  expect(sumAmounts(given)).toBe(sumAmounts([before.invoice.total, 20]));
});

test.each([
  [10, 0, 0, null, 10],
  [10, 0, 0, [line(0)], 5],
  [10, 50, 5, null, 5],
  [0, 0, 0, null, 0],
] as const)(
  "of %d earned, %d refunded and %d taken before, it takes its part of the cash back",
  (earned, refundedAmount, earnedTaken, units, expected) => {
    const left = 100 - refundedAmount;
    const refundable = order([product(100, 2)], {
      earned,
      earnedTaken,
      refundedAmount,
      refunded: [refundedAmount / 50],
      payments: [{ id: "purchase", left, places: [0] }],
    });
    expect(planRefund(refundable, units, false).cashBack).toBe(expected);
  },
);

test.each([
  [
    0,
    {
      payments: [{ id: "purchase", amount: 40, withheld: 0 }],
      giftCard: 60,
      giftCardWithheld: 0,
      withheld: 0,
    },
  ],
  [
    10,
    {
      payments: [{ id: "purchase", amount: 30, withheld: 10 }],
      giftCard: 60,
      giftCardWithheld: 0,
      withheld: 10,
    },
  ],
  [
    45,
    {
      payments: [{ id: "purchase", amount: 0, withheld: 40 }],
      giftCard: 55,
      giftCardWithheld: 5,
      withheld: 45,
    },
  ],
  [
    200,
    {
      payments: [{ id: "purchase", amount: 0, withheld: 40 }],
      giftCard: 0,
      giftCardWithheld: 60,
      withheld: 100,
    },
  ],
])("withholds %d of spent cash back, the card's money first", (missing, expected) => {
  const plan = planRefund(order([product(100)], { giftCard: 60 }), null, false);
  expect(withholdCashBack(plan, missing)).toEqual({ ...expected, amount: 100 - expected.withheld });
});

test.each([
  [10, [1, 1, 1], [3.33, 3.34, 3.33]],
  [0.01, [1, 1], [0.01, 0]],
  [5, [0, 0], [5, 0]],
  [-15, [100, 50], [-10, -5]],
])("%d is split by %j to the cent", (amount, weights, parts) => {
  expect(splitAmount(amount, weights)).toEqual(parts);
  expect(sumAmounts(parts)).toBe(amount);
});
