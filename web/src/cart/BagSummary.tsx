import { displayTotal, formatMoney, shippingTier } from "@velours/sdk/rules";
import type { ReactNode } from "react";
import { CashBackRow } from "../cashBack/CashBackRow.tsx";
import { spendableCredits } from "../cashBack/spendableCredits.ts";
import { CartExplanation } from "../explanation/explanations.ts";
import { HowCalculated } from "../explanation/HowCalculated.tsx";
import { useSession } from "../session/useSession.ts";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { GiftCardNote } from "./GiftCardNote.tsx";
import { PromotionTag } from "./PromotionTag.tsx";
import { SummaryRow } from "./SummaryRow.tsx";
import { useBag } from "./useBag.ts";
import { useCart } from "./useCart.ts";

/** What the bag costs and why. */
export function BagSummary() {
  const text = useText();
  const bag = useBag();
  const { state } = useCart();
  const { estimate, promotion, giftCard, type, products } = state;
  const credits = spendableCredits(state.credits, useSession().credits);
  if (!estimate) return null;
  const { currency, discounts, taxes } = estimate;
  const money = (amount: number, of = currency) => formatMoney(amount, of);
  const shipped = type !== null && type !== "digital";
  return (
    <section aria-label={text(m.summary)} className="border-t border-line pt-4">
      <dl className="flex flex-col gap-2.5">
        <SummaryRow label={text(m.subtotal)}>{money(estimate.subtotal)}</SummaryRow>
        {promotion.data && (
          <SummaryRow
            label={<PromotionTag promotion={promotion.data} />}
            remove={{
              label: text(m.remove_code, { code: promotion.data.name }),
              action: () => void bag.removePromotion(),
            }}
          >
            {promotionWorth()}
          </SummaryRow>
        )}
        {shipped && (
          <SummaryRow label={text(m.estimated_shipping)}>
            {discounts.shipping > 0 && (
              <s className="mr-2 text-ink-faint">{money(estimate.shipping + discounts.shipping)}</s>
            )}
            {taxes.included
              ? text(m.cart_included)
              : estimate.shipping === 0
                ? text(m.cart_free)
                : shippingAmount()}
          </SummaryRow>
        )}
        <CashBackRow amount={discounts.credits} />
        {giftCard.data && giftCard.data.amount_remaining > 0 && (
          <SummaryRow
            label={text(m.gift_card)}
            remove={{
              label: text(m.remove_code, { code: text(m.gift_card) }),
              action: () => void bag.removeGiftCard(),
            }}
          >
            −{money(discounts.giftCard, giftCard.data.currency)}
          </SummaryRow>
        )}
        {currency === "GBP" && <SummaryRow label={text(m.vat_included)}>{text(m.cart_included)}</SummaryRow>}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
          <dt>{text(shipped ? m.estimated_total : m.total)}</dt>
          <dd className="tabular-nums">{money(displayTotal(estimate.total))}</dd>
        </div>
      </dl>
      <div className="mt-2">
        <HowCalculated>
          <CartExplanation
            invoice={estimate}
            lines={products.data}
            promotion={promotion.error ? null : promotion.data}
            shipped={shipped}
          />
        </HowCalculated>
      </div>
      {!taxes.included && <p className="mt-1 text-sm text-ink-soft">{text(m.taxes_at_checkout)}</p>}
      <GiftCardNote lines={products.data} applied={giftCard.data !== null || credits !== null} />
    </section>
  );

  /** What the promotion takes off; a gift is 'Free'. */
  function promotionWorth(): ReactNode {
    if (promotion.error) return null;
    if (discounts.promotion > 0) return <span className="text-good">−{money(discounts.promotion)}</span>;
    const free = discounts.freeProduct > 0 || promotion.data?.free_shipping;
    return free ? <span className="text-good">{text(m.cart_free)}</span> : null;
  }

  /** A percentage tier is shown as 'N% off'. */
  function shippingAmount(): ReactNode {
    const tier = shippingTier(promotion.data, products.data);
    if (tier?.type === "percentage" && tier.amount) return text(m.percent_off, { n: tier.amount });
    return money(estimate?.shipping ?? 0);
  }
}
