import type { CartLine, Currency, GiftCard, Invoice, ShippingRate, Taxes } from "../types.ts";
import { isGiftCard } from "./cart/productTypes.ts";
import { ceilMinor, fromMinor, toMinor } from "./money.ts";
import { compareAtPrice, type PricedVariant } from "./prices.ts";
import { isPromotable } from "./promotions/eligibility.ts";
import type { JudgedPromotion } from "./promotions/judgePromotion.ts";
import { rewardCredits } from "./rewards.ts";
import { promotedShipping } from "./shipping/promotedShipping.ts";
import { rateFor } from "./shipping/rateFor.ts";
import { shippingReason } from "./shipping/shippingReason.ts";

export type EstimateLine = Pick<CartLine, "quantity" | "price" | "sale" | "medium" | "free"> & {
  product: Pick<CartLine["product"], "id" | "type" | "minimum_prices">;
  variant: PricedVariant & { taxable: boolean };
};

export interface EstimateInput {
  lines: readonly EstimateLine[];
  currency: Currency;
  /** As it was judged for these lines. */
  promotion?: JudgedPromotion | null;
  /** Counts only in its own currency. */
  giftCard?: Pick<GiftCard, "amount_remaining" | "currency"> | null;
  /** Cash-back balance when the shopper applies it; null or absent when not. */
  credits?: number | null;
  /** A price for shipping that wins over everything. */
  shipping?: number | null;
  /** The rate chosen; its promotion is already in it. */
  rate?: (Pick<ShippingRate, "amount"> & Partial<Pick<ShippingRate, "original">>) | null;
  /** Standard rates, for an estimate before a rate is chosen. */
  rates?: readonly ShippingRate[] | null;
  /** False leaves the rate out of the totals. */
  rateIncluded?: boolean;
  taxes?: Taxes | null;
}

/** The invoice in the making. Amounts in minor units. */
interface Draft extends EstimateInput {
  /** The promotion, when it applies. */
  applied: JudgedPromotion | null;
  subtotal: number;
  taxable: number;
  discountable: number;
  physical: number;
  digital: number;
  /** The price of the gift cards in the cart. */
  giftCards: number;
  savings: number;
  /** Discount of each line, by the promotion. */
  lineDiscounts: number[];
  promotionDiscount: number;
  freeProduct: number;
  shippingCost: number;
  shippingDiscount: number;
  tax: number;
  taxDue: number;
  remaining: number;
  /** The amount gift card and cash back may pay: all but the gift cards in the cart, or their value would never end. */
  payable: number;
  creditsPaid: number;
  giftCardPaid: number;
  total: number;
}

type Step = (draft: Draft) => void;

/** Gifts are in no subtotal; discountable lines are the eligible ones. */
const addUpLines: Step = (draft) => {
  for (const line of draft.lines) {
    if (line.free) continue;
    const price = toMinor(line.price);
    draft.subtotal += price;
    if (line.variant.taxable) draft.taxable += price;
    if (!draft.promotion && isPromotable(line.product)) draft.discountable += price;
    draft[line.medium] += price;
    if (isGiftCard(line)) draft.giftCards += price;
  }
};

/** (compare-at price − price) × quantity of sale lines. Already in the prices. */
const addUpSavings: Step = (draft) => {
  for (const line of draft.lines) {
    if (line.free || !line.sale) continue;
    const former = toMinor(compareAtPrice(line.variant, draft.currency) ?? 0) * line.quantity;
    draft.savings += Math.max(0, former - toMinor(line.price));
  }
};

/** Takes off what the promotion was judged to. */
const discountPromotion: Step = (draft) => {
  draft.lineDiscounts = draft.lines.map((_, place) => draft.applied?.discounts[place] ?? 0);
  for (const discount of draft.lineDiscounts) draft.promotionDiscount += discount;
};

/** The price of the gift; informational, gifts are in no subtotal. */
const noteFreeProduct: Step = (draft) => {
  if (!draft.applied?.rule?.gift) return;
  for (const line of draft.lines) if (line.free) draft.freeProduct += toMinor(line.price);
};

/** An explicit price, else the rate when included and something is shipped, else 0. */
const addShipping: Step = (draft) => {
  const subtotal = fromMinor(draft.subtotal - draft.giftCards - draft.promotionDiscount);
  const reason = shippingReason({ ...draft, subtotal });
  if (reason === "given") draft.shippingCost = toMinor(draft.shipping as number);
  const rate =
    reason === "chosenRate"
      ? draft.rate
      : reason === "standardRate"
        ? standardRate(draft, subtotal)
        : undefined;
  if (!rate) return;
  draft.shippingCost = toMinor(rate.amount);
  draft.shippingDiscount = Math.max(0, toMinor(rate.original ?? rate.amount) - draft.shippingCost);
};

function standardRate(draft: Draft, subtotal: number): { amount: number; original: number } | undefined {
  const rate = rateFor(draft.rates ?? [], subtotal);
  if (!rate) return undefined;
  const original = rate.original ?? rate.amount;
  return { amount: promotedShipping(draft.applied, rate.amount), original };
}

/** Taxes already in the prices are not added again. */
const addTaxes: Step = (draft) => {
  draft.tax = toMinor(draft.taxes?.total ?? 0);
  draft.taxDue = draft.taxes?.included ? 0 : draft.tax;
};

const leaveToPay: Step = (draft) => {
  draft.remaining = Math.max(0, draft.subtotal - draft.promotionDiscount + draft.shippingCost + draft.taxDue);
  draft.payable = Math.max(0, draft.remaining - draft.giftCards);
};

/**
 * The balance when it fits into what it may pay for, else that, rounded up to a whole amount. It is not
 * rounded where a gift card is left to pay: the cents would pay for that.
 */
const payByCredits: Step = (draft) => {
  const balance = Math.max(0, toMinor(draft.credits ?? 0));
  const most = draft.giftCards > 0 ? draft.payable : ceilMinor(draft.payable);
  draft.creditsPaid = balance <= draft.payable ? balance : Math.min(balance, most);
};

/** After credits. */
const payByGiftCard: Step = (draft) => {
  if (draft.giftCard?.currency !== draft.currency) return;
  const left = Math.max(0, draft.payable - draft.creditsPaid);
  draft.giftCardPaid = Math.min(Math.max(0, toMinor(draft.giftCard.amount_remaining)), left);
};

/** Never below 0. */
const leaveTotal: Step = (draft) => {
  draft.total = Math.max(0, draft.remaining - draft.creditsPaid - draft.giftCardPaid);
};

/** The order of calculation. */
export const ESTIMATE_STEPS: readonly Step[] = [
  addUpLines,
  addUpSavings,
  discountPromotion,
  noteFreeProduct,
  addShipping,
  addTaxes,
  leaveToPay,
  payByCredits,
  payByGiftCard,
  leaveTotal,
];

const NO_TAXES: Taxes = { total: 0, _total: { shipping: 0, regional: 0 }, data: null, included: false };

/** An invoice, and what its promotion takes off each of the lines. */
export interface LineEstimate {
  invoice: Invoice;
  discounts: number[];
}

/** Computes the invoice of a cart, in one pass for each step: linear in the lines. Amounts are decimals of the currency. */
export const estimateCart = (input: EstimateInput): Invoice => estimateLines(input).invoice;

/** The invoice of a cart, with the discount of each line. */
export function estimateLines(input: EstimateInput): LineEstimate {
  const draft: Draft = {
    ...input,
    applied: input.promotion?.applies ? input.promotion : null,
    subtotal: 0,
    taxable: 0,
    discountable: toMinor(input.promotion?.facts.eligible ?? 0),
    physical: 0,
    digital: 0,
    giftCards: 0,
    savings: 0,
    lineDiscounts: [],
    promotionDiscount: 0,
    freeProduct: 0,
    shippingCost: 0,
    shippingDiscount: 0,
    tax: 0,
    taxDue: 0,
    remaining: 0,
    payable: 0,
    creditsPaid: 0,
    giftCardPaid: 0,
    total: 0,
  };
  for (const step of ESTIMATE_STEPS) step(draft);
  return { invoice: toInvoice(draft), discounts: draft.lineDiscounts.map(fromMinor) };
}

function toInvoice(draft: Draft): Invoice {
  const subtotal = fromMinor(draft.subtotal);
  const promotion = fromMinor(draft.promotionDiscount);
  const giftCard = fromMinor(draft.giftCardPaid);
  const credits = fromMinor(draft.creditsPaid);
  const total = fromMinor(draft.total);
  return {
    currency: draft.currency,
    subtotal,
    _subtotal: {
      taxable: fromMinor(draft.taxable),
      discounted: fromMinor(draft.discountable),
      discountable: fromMinor(draft.discountable),
      physical: fromMinor(draft.physical),
      digital: fromMinor(draft.digital),
    },
    discounts: {
      savings: fromMinor(draft.savings),
      freeProduct: fromMinor(draft.freeProduct),
      shipping: fromMinor(draft.shippingDiscount),
      promotion,
      giftCard,
      credits,
    },
    taxes: draft.taxes ?? NO_TAXES,
    shipping: fromMinor(draft.shippingCost),
    total,
    payments: { giftCard, creditCard: total, credits },
    rewards: rewardCredits({
      subtotal,
      giftCards: fromMinor(draft.giftCards),
      discount: promotion,
      credits,
      promotion: draft.applied?.promotion ?? null,
    }),
  };
}
