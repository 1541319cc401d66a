import type { Order } from "../../types.ts";
import { GIFT_CARD } from "../cart/productTypes.ts";
import { fromMinor, shareOfMinor, sumAmounts, toMinor } from "../money.ts";
import { lineValues } from "./lineValues.ts";
import { unitsValue } from "./unitsValue.ts";

/** A payment with what can still be given back of it: that of the purchase, or of an accepted offer. */
export interface RefundablePayment {
  id: string;
  /** Remainder of the payment, in the order's currency. */
  left: number;
  /** Places of the lines it paid for, from 0. */
  places: readonly number[];
  /** True when it failed after it was taken, and with it what its lines earned. */
  failed?: boolean;
}

/** An order as its ledger knows it. Amounts are in its currency. */
export interface RefundableOrder extends Pick<Order, "products" | "invoice"> {
  /** Units refunded of each line. */
  refunded: readonly number[];
  /** The purchase's payment first, then those of accepted offers. */
  payments: readonly RefundablePayment[];
  giftCardLeft: number;
  creditsLeft: number;
  /** The part that failed payments did not bring, less what refunds took off the invoice of it. */
  unpaidLeft: number;
  /** Shipping given back before. */
  shippingRefunded: number;
  /** Cash back the order earned, and what of it was taken back or withheld. */
  earned: number;
  earnedTaken: number;
}

/** Units of a line by its place, from 0. */
export interface LineUnits {
  place: number;
  quantity: number;
}

export interface RefundPlan {
  lines: (LineUnits & { amount: number })[];
  shipping: number;
  /** By payment; those with nothing to give back are left out. */
  payments: { id: string; amount: number }[];
  giftCard: number;
  credits: number;
  /** All of the above payments. */
  amount: number;
  /** Cash back to take back. */
  cashBack: number;
  /** Of what the units cost, the part that failed payments did not bring. */
  unpaid: number;
}

/**
 * Plans a refund of these units, or of all that is left when `units` is null. Each payment gives back what
 * its own lines cost, never more than is left of it, and with the last of them all that is left; the
 * purchase's lines are given back by its payment first, then by the gift card, then as cash back.
 */
export function planRefund(
  order: RefundableOrder,
  units: readonly LineUnits[] | null,
  withShipping: boolean,
): RefundPlan {
  const { products, refunded, payments } = order;
  const values = lineValues(order);
  const all = products.map(({ _quantity }, place) => ({
    place,
    quantity: _quantity - (refunded[place] ?? 0),
  }));
  const lines = (units ?? all.filter(({ quantity }) => quantity > 0)).map(({ place, quantity }) => ({
    place,
    quantity,
    amount: unitsValue(
      values.lines[place] ?? 0,
      products[place]?._quantity ?? 1,
      refunded[place] ?? 0,
      quantity,
    ),
  }));
  const shippingLeft = Math.max(0, sumAmounts([values.shipping, -order.shippingRefunded]));
  const shipping = units === null || withShipping ? shippingLeft : 0;
  const isLast = (place: number) => {
    const { _quantity = 0 } = products[place] ?? {};
    const now = lines.find((line) => line.place === place)?.quantity ?? 0;
    return !values.lines[place] || (refunded[place] ?? 0) + now >= _quantity;
  };
  const parts = payments.map(({ places }, index) => {
    const isPurchase = index === 0;
    const isRest = places.length > 0 && places.every(isLast) && (!isPurchase || shipping === shippingLeft);
    const own = lines.filter(({ place }) => places.includes(place)).map(({ amount }) => amount);
    return { isRest: units === null || isRest, cost: sumAmounts([...own, isPurchase ? shipping : 0]) };
  });
  const amounts = payments.map(({ left }, index) => {
    const { isRest, cost } = parts[index]!;
    // Cash back pays in whole amounts: what it paid too much goes back with the last unit.
    if (!isRest) return cost;
    return index === 0 ? sumAmounts([left, order.giftCardLeft, order.creditsLeft]) : left;
  });
  const [purchase] = payments;
  const wanted = amounts[0] ?? 0;
  const byPayment = Math.min(wanted, purchase?.left ?? 0);
  const giftCard = Math.min(sumAmounts([wanted, -byPayment]), order.giftCardLeft);
  const credits = Math.min(sumAmounts([wanted, -byPayment, -giftCard]), order.creditsLeft);
  const byPayments = payments.map(({ id, left }, index) => ({
    id,
    amount: index === 0 ? byPayment : Math.min(amounts[index] ?? 0, left),
  }));
  const failed = payments.flatMap((payment, index) =>
    payment.failed ? [{ ...parts[index]!, returned: index === 0 ? sumAmounts([giftCard, credits]) : 0 }] : [],
  );
  const missing = sumAmounts(failed.map(({ cost, returned }) => Math.max(0, sumAmounts([cost, -returned]))));
  const amount = sumAmounts([...byPayments.map((part) => part.amount), giftCard, credits]);
  return {
    lines,
    shipping,
    payments: byPayments.filter((part) => part.amount > 0),
    giftCard,
    credits,
    amount,
    cashBack: cashBackDue(order, lines),
    unpaid: failed.every(({ isRest }) => isRest) ? order.unpaidLeft : Math.min(missing, order.unpaidLeft),
  };
}

/** Cash back that the lines of all refunds with this one earned, less what was taken before. */
function cashBackDue(
  { products, refunded, payments, earned, earnedTaken }: RefundableOrder,
  lines: readonly LineUnits[],
): number {
  const failed = new Set(payments.flatMap((payment) => (payment.failed ? payment.places : [])));
  const weights = earningWeights(products);
  const paid = weights.map((weight, place) => (failed.has(place) ? 0 : weight));
  const counted = [paid, weights].find((each) => each.some((weight) => weight > 0)) ?? products.map(() => 1);
  const returned = products.map(({ _quantity }, place) => {
    const now = lines.find((line) => line.place === place)?.quantity ?? 0;
    return unitsValue(counted[place] ?? 0, _quantity, 0, (refunded[place] ?? 0) + now);
  });
  const due = shareOfMinor(toMinor(earned), toMinor(sumAmounts(counted)), toMinor(sumAmounts(returned)));
  return Math.max(0, sumAmounts([fromMinor(due), -earnedTaken]));
}

/** Cash back that each line earned; of an order that does not say it of all, the cost of those that earn. */
const earningWeights = (products: RefundableOrder["products"]): number[] =>
  products.every(({ _rewards }) => _rewards !== undefined)
    ? products.map(({ _rewards = 0 }) => _rewards)
    : products.map(({ type, _free, _price, _discount = 0 }) =>
        _free || type === GIFT_CARD ? 0 : sumAmounts([_price, -_discount]),
      );
