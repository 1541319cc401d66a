import type { GiftCard, Promotion } from "../types.ts";
import { addOnFix } from "./cart/addOnFix.ts";
import { giftCardSubtotal } from "./cart/giftCardSubtotal.ts";
import { itemCount } from "./cart/itemCount.ts";
import { validateAddOns } from "./cart/validateAddOns.ts";
import { validateCredits } from "./credits.ts";
import { type EstimateInput, type EstimateLine, estimateCart } from "./estimate.ts";
import type { Fix, FixableLine, Missing } from "./fix.ts";
import { validateGiftCard } from "./giftcards.ts";
import { sumAmounts } from "./money.ts";
import type { PromotionFacts } from "./promotions/judgePromotion.ts";
import { promotionFix } from "./promotions/promotionFix.ts";
import type { Refusal } from "./refusal.ts";
import { type ShippingReason, shippingReason } from "./shipping/shippingReason.ts";
import { shippingSubtotal } from "./shipping/shippingSubtotal.ts";

export interface ExplainInput extends EstimateInput {
  /** Code of the current site. */
  site: string;
  /** The current site's `limits.addOnMinimum`. */
  addOnMinimum: number;
  lines: readonly (EstimateLine & FixableLine)[];
  giftCard?: GiftCard | null;
}

/** An amount of the invoice, the rule that made it, and what that rule looked at. */
export type ExplainedAmount = { value: number } & (
  | { amount: "subtotal"; rule: "sellingPrices"; because: { items: number } }
  | { amount: "savings"; rule: "compareAtPrices"; because: null }
  | {
      amount: "promotion";
      /** The type of the promotion; none without one, refused when a refusal says why not. */
      rule: Promotion["type"] | "none" | "refused";
      because: ({ name: string } & PromotionFacts) | null;
    }
  | { amount: "freeProduct"; rule: Promotion["type"] | "none"; because: { products: number[] } }
  | { amount: "shipping"; rule: ShippingReason; because: { before: number } }
  | { amount: "taxes"; rule: "added" | "included" | "none"; because: { duties: number } }
  /** `need` is what it may pay for: what was left to pay before, without the gift cards in the cart. */
  | {
      amount: "credits" | "giftCard";
      rule: "balance" | "need" | "none";
      because: { balance: number; need: number };
    }
  | { amount: "total"; rule: "leftToPay"; because: null }
  | { amount: "rewards"; rule: "tenPercent" | "amount" | "multiplier"; because: { extra: number } }
);

/** A refusal, how far it is from a yes, and what to do; null where the shopper can do nothing. */
export interface ExplainedRefusal extends Refusal {
  of: "promotion" | "giftCard" | "credits" | "addOns";
  missing: Missing | null;
  fix: Fix | null;
}

/**
 * Why an estimate is what it is: every amount in the order of calculation, with the values estimateCart answers, and
 * every refusal with its fix. References and values; the catalogue and the web have the words.
 */
export function explainEstimate(input: ExplainInput): {
  amounts: ExplainedAmount[];
  refusals: ExplainedRefusal[];
} {
  const refusals = explainRefusals(input);
  const refused = refusals.some(({ of }) => of === "promotion");
  return { amounts: explainAmounts(refused ? { ...input, promotion: null } : input, refused), refusals };
}

function explainRefusals(input: ExplainInput): ExplainedRefusal[] {
  const { lines, promotion, giftCard, currency, site, credits, addOnMinimum } = input;
  const refusals: ExplainedRefusal[] = [];
  if (promotion?.refusal) {
    const fix = promotionFix(promotion, lines);
    refusals.push({
      of: "promotion",
      ...promotion.refusal,
      missing: findMissing(promotion.refusal, fix),
      fix,
    });
  }
  const card = giftCard ? validateGiftCard(giftCard, { site, currency }) : null;
  if (giftCard && card) {
    const fix: Record<string, Fix> = {
      giftCardUnsupportedSite: { do: "changeSite", site: giftCard.site },
      giftCardCurrencyDoesNotMatch: { do: "changeCurrency", currency: giftCard.currency },
    };
    refusals.push({ of: "giftCard", ...card, missing: null, fix: fix[card.reference] ?? null });
  }
  const cashBack = typeof credits === "number" ? validateCredits({ balance: credits }) : null;
  if (cashBack) refusals.push({ of: "credits", ...cashBack, missing: null, fix: null });
  const addOns = validateAddOns(lines, addOnMinimum);
  if (addOns) {
    const fix = addOnFix(lines, addOnMinimum);
    refusals.push({ of: "addOns", ...addOns, missing: findMissing(addOns, fix), fix });
  }
  return refusals;
}

function findMissing({ value }: Refusal, fix: Fix | null): Missing | null {
  if (fix?.do === "addGoods") return { amount: fix.amount };
  if (fix?.do === "addProducts") return { products: fix.products };
  const { missing, excess } = (value ?? {}) as { missing?: number; excess?: number };
  return missing !== undefined ? { amount: missing } : excess !== undefined ? { excess } : null;
}

function explainAmounts(input: EstimateInput, refused: boolean): ExplainedAmount[] {
  const { lines, currency, promotion, taxes, credits, giftCard } = input;
  const { subtotal, discounts, shipping, total, rewards = 0 } = estimateCart(input);
  const { rule, facts } = promotion ?? {};
  const reason = shippingReason({ ...input, subtotal: shippingSubtotal({ subtotal, discounts }, lines) });
  const due = taxes?.total ?? 0;
  const taxDue = taxes?.included ? 0 : due;
  const need = Math.max(
    0,
    sumAmounts([subtotal, -giftCardSubtotal(lines), -discounts.promotion, shipping, taxDue]),
  );
  const left = Math.max(0, sumAmounts([need, -discounts.credits]));
  const balance = giftCard?.currency === currency ? giftCard.amount_remaining : 0;
  const extra = promotion?.promotion.credits_amount ?? 0;
  const paid = (amount: "credits" | "giftCard", of: number, before: number): ExplainedAmount => ({
    amount,
    value: discounts[amount],
    rule: discounts[amount] === 0 ? "none" : of <= before ? "balance" : "need",
    because: { balance: of, need: before },
  });
  return [
    {
      amount: "subtotal",
      value: subtotal,
      rule: "sellingPrices",
      because: { items: itemCount(lines.filter((line) => !line.free)) },
    },
    { amount: "savings", value: discounts.savings, rule: "compareAtPrices", because: null },
    {
      amount: "promotion",
      value: discounts.promotion,
      rule: refused ? "refused" : (rule?.type ?? "none"),
      because: promotion && facts ? { name: promotion.promotion.name, ...facts } : null,
    },
    {
      amount: "freeProduct",
      value: discounts.freeProduct,
      rule: discounts.freeProduct > 0 && rule ? rule.type : "none",
      because: { products: lines.filter((line) => line.free).map((line) => line.product.id) },
    },
    {
      amount: "shipping",
      value: shipping,
      rule: reason,
      because: { before: sumAmounts([shipping, discounts.shipping]) },
    },
    {
      amount: "taxes",
      value: due,
      rule: due === 0 ? "none" : taxes?.included ? "included" : "added",
      because: { duties: taxes?._total.shipping ?? 0 },
    },
    paid("credits", credits ?? 0, need),
    paid("giftCard", balance, left),
    { amount: "total", value: total, rule: "leftToPay", because: null },
    {
      amount: "rewards",
      value: rewards,
      rule: promotion?.promotion.credits_type ?? "tenPercent",
      because: { extra },
    },
  ];
}
