import type { Invoice, OrderProduct } from "../../types.ts";
import { sumAmounts, toMinor } from "../money.ts";
import { chargeLines } from "../orders/chargeLines.ts";
import type { RefundableOrder, RefundPlan } from "../orders/planRefund.ts";
import { cartDiscounts } from "../promotions/cartDiscounts.ts";
import type { PromotionBasis } from "../promotions/types/PromotionRule.ts";

const isGiftCard = ({ type }: OrderProduct) => type === "Gift Card";

/**
 * The lines of an order as it stores them, when its promotion works on all of them but gift cards. `offer` is what an
 * accepted offer took for the last one.
 */
function chargedProducts(
  products: readonly OrderProduct[],
  { discounts, taxes, shipping, rewards }: Pick<Invoice, "discounts" | "taxes" | "shipping" | "rewards">,
  offer?: number,
): OrderProduct[] {
  const bought = offer === undefined ? products : products.slice(0, -1);
  const added = products.slice(bought.length);
  const offerTax = sumAmounts([offer ?? 0, ...added.map(({ _price }) => -_price)]);
  const lines = bought.map((product) => ({
    price: product._price,
    free: product._free,
    medium: isGiftCard(product) ? ("digital" as const) : ("physical" as const),
    variant: { taxable: !isGiftCard(product) },
    product,
  }));
  const promoted = lines.map(({ price, free, variant }) => ({ price: free || !variant.taxable ? 0 : price }));
  const discounted = promoted.reduce((sum, { price }) => sum + toMinor(price), 0);
  const basis = { lines: promoted, discounted } as unknown as PromotionBasis;
  const own = cartDiscounts(basis, toMinor(discounts.promotion)).map((minor) => minor / 100);
  const bill = { shipping, rewards, taxes: { ...taxes, total: sumAmounts([taxes.total, -offerTax]) } };
  const charges = chargeLines(lines, own, bill);
  return [
    ...bought.map((product, place) => ({ ...product, ...charges[place] })),
    ...added.map((product) => ({
      ...product,
      _discount: 0,
      _tax: offerTax,
      _shipping: 0,
      _shippingTax: 0,
      _duties: 0,
      _rewards: 0,
    })),
  ];
}

export const boughtProduct = (price: number, quantity = 1, more: Partial<OrderProduct> = {}): OrderProduct =>
  ({
    type: "Vibrators",
    meta: {},
    _price: price,
    _quantity: quantity,
    _free: false,
    ...more,
  }) as OrderProduct;

export interface Bought {
  products: OrderProduct[];
  promotion?: number;
  shipping?: number;
  duties?: number;
  /** Without duties. */
  tax?: number;
  /** The part of `tax` that is on shipping. */
  shippingTax?: number;
  included?: boolean;
  giftCard?: number;
  credits?: number;
  /** Amount of an accepted offer, for the last line, with its tax. */
  offer?: number;
  /** Cash back that it earned. */
  rewards?: number;
}

/** An order that was paid, before anything is given back. */
export function boughtOrder(bought: Bought) {
  const { promotion = 0, shipping = 0, duties = 0, tax = 0, shippingTax, included = false } = bought;
  const { giftCard = 0, credits = 0, offer, rewards = 0 } = bought;
  const subtotal = sumAmounts(bought.products.map(({ _price, _free }) => (_free ? 0 : _price)));
  const paid = sumAmounts([subtotal, -promotion, shipping, ...(included ? [] : [tax, duties])]);
  const total = Math.max(0, sumAmounts([paid, -giftCard, -credits]));
  const invoice = {
    subtotal,
    discounts: { promotion },
    shipping,
    taxes: {
      total: sumAmounts([tax, duties]),
      _total: { shipping: duties, regional: tax, ...(shippingTax !== undefined && { shippingTax }) },
      data: null,
      included,
    },
    payments: { giftCard, credits, creditCard: total },
    total,
    rewards,
  } as unknown as Invoice;
  const products = chargedProducts(bought.products, invoice, offer);
  const places = products.map((_, place) => place);
  return {
    products,
    invoice,
    refunded: products.map(() => 0),
    payments:
      offer === undefined
        ? [{ id: "purchase", left: total, places }]
        : [
            { id: "purchase", left: sumAmounts([total, -offer]), places: places.slice(0, -1) },
            { id: "offer", left: offer, places: places.slice(-1) },
          ],
    giftCardLeft: giftCard,
    creditsLeft: credits,
    unpaidLeft: 0,
    shippingRefunded: 0,
    earned: rewards,
    earnedTaken: 0,
  } satisfies RefundableOrder;
}

/** Takes a refund off what can still be given back of an order. */
export function takeRefund(order: ReturnType<typeof boughtOrder>, plan: RefundPlan): void {
  for (const { place, quantity } of plan.lines)
    order.refunded[place] = (order.refunded[place] ?? 0) + quantity;
  for (const { id, amount } of plan.payments) {
    const payment = order.payments.find((own) => own.id === id);
    if (payment) payment.left = sumAmounts([payment.left, -amount]);
  }
  order.giftCardLeft = sumAmounts([order.giftCardLeft, -plan.giftCard]);
  order.creditsLeft = sumAmounts([order.creditsLeft, -plan.credits]);
  order.shippingRefunded = sumAmounts([order.shippingRefunded, plan.shipping]);
  order.earnedTaken = sumAmounts([order.earnedTaken, plan.cashBack]);
}
