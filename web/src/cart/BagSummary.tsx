import { displayTotal, formatMoney, shippingTier } from "@velours/sdk/rules";
import type { Promotion } from "@velours/sdk/types";
import { Tag, X } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { GiftCardNote } from "./GiftCardNote.tsx";
import { useBag } from "./useBag.ts";
import { useCart } from "./useCart.ts";

/** What the bag costs and why (2.11). */
export function BagSummary() {
  const text = useText();
  const bag = useBag();
  const { estimate, promotion, giftCard, type, products } = useCart().state;
  if (!estimate) return null;
  const { currency, discounts, taxes } = estimate;
  const money = (amount: number, of = currency) => formatMoney(amount, of);
  const shipped = type !== null && type !== "digital";
  return (
    <section aria-label={text(m.summary)} className="border-t border-line pt-4">
      <dl className="flex flex-col gap-2.5">
        <Row label={text(m.subtotal)}>{money(estimate.subtotal)}</Row>
        {promotion.data && (
          <Row
            label={<PromotionTag promotion={promotion.data} />}
            remove={{
              label: text(m.remove_code, { code: promotion.data.name }),
              action: () => void bag.removePromotion(),
            }}
          >
            {promotionWorth()}
          </Row>
        )}
        {shipped && (
          <Row label={text(m.estimated_shipping)}>
            {discounts.shipping > 0 && (
              <s className="mr-2 text-ink-faint">{money(estimate.shipping + discounts.shipping)}</s>
            )}
            {taxes.included
              ? text(m.cart_included)
              : estimate.shipping === 0
                ? text(m.cart_free)
                : shippingAmount()}
          </Row>
        )}
        {giftCard.data && giftCard.data.amount_remaining > 0 && (
          <Row
            label={text(m.gift_card)}
            remove={{
              label: text(m.remove_code, { code: text(m.gift_card) }),
              action: () => void bag.removeGiftCard(),
            }}
          >
            −{money(discounts.giftCard, giftCard.data.currency)}
          </Row>
        )}
        {currency === "GBP" && <Row label={text(m.vat_included)}>{text(m.cart_included)}</Row>}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
          <dt>{text(shipped ? m.estimated_total : m.total)}</dt>
          <dd className="tabular-nums">{money(displayTotal(estimate.total))}</dd>
        </div>
      </dl>
      <GiftCardNote lines={products.data} applied={giftCard.data !== null || discounts.credits > 0} />
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

function PromotionTag({ promotion }: { promotion: Promotion }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Tag aria-hidden="true" size={16} className="shrink-0 text-brand-600" />
      <span>
        <span className="font-semibold">{promotion.name}</span>
        {promotion.description && (
          <span className="block text-sm text-ink-faint">{promotion.description}</span>
        )}
      </span>
    </span>
  );
}

interface RowProps {
  label: ReactNode;
  remove?: { label: string; action: () => void };
  children: ReactNode;
}

function Row({ label, remove, children }: RowProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="flex items-center gap-1">
        {label}
        {remove && (
          <button
            type="button"
            aria-label={remove.label}
            title={remove.label}
            onClick={remove.action}
            className="flex size-8 items-center justify-center rounded-full text-ink-faint hover:bg-mist hover:text-bad"
          >
            <X aria-hidden="true" size={16} />
          </button>
        )}
      </dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  );
}
