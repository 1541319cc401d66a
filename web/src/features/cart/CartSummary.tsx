import {
  arrivalDays,
  formatMoney,
  isPreorder,
  needsShipping,
  rateFor,
  shippingReason,
  shippingSubtotal,
} from "@velours/sdk/rules";
import type { Invoice } from "@velours/sdk/types";
import type { ReactNode } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { serverNow } from "../../platform/browser/serverClock.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { formatDays } from "../../platform/text/formatDays.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { cartTaxes } from "./cartTaxes.ts";
import { CashBackRow } from "./cashBack/CashBackRow.tsx";
import { spendableCredits } from "./cashBack/spendableCredits.ts";
import { useCredits } from "./cashBack/useCredits.ts";
import { CartExplanation } from "./explanation/explanations.ts";
import { HowCalculated } from "./explanation/HowCalculated.tsx";
import { GiftCardNote } from "./GiftCardNote.tsx";
import { PendingAmount } from "./PendingAmount.tsx";
import { PromotionTag } from "./PromotionTag.tsx";
import { ratesFor } from "./ratesFor.ts";
import { SummaryRow } from "./SummaryRow.tsx";
import { useCart } from "./useCart.ts";
import { useRemoveCodes } from "./useRemoveCodes.ts";

/** Shipping costs of the cart, as far as the rates are there; a percentage tier is shown as 'N% off'. */
function EstimatedShipping({ estimate, isAtCheckout }: { estimate: Invoice; isAtCheckout: boolean }) {
  const text = useText();
  const { judged, shippingRates } = useCart().state;
  const { country } = useRegion();
  const { shipping, discounts, currency } = estimate;
  if (shippingRates.country !== country) return <PendingAmount pricing="updating" className="h-4 w-14" />;
  if (isAtCheckout) return text(m.at_checkout);
  const tier = judged?.shippingTier;
  return (
    <>
      {discounts.shipping > 0 && (
        <s className="mr-2 text-ink-faint">{formatMoney(shipping + discounts.shipping, currency)}</s>
      )}
      {shipping === 0
        ? text(m.cart_free)
        : tier?.type === "percentage" && tier.amount
          ? text(m.percent_off, { n: tier.amount })
          : formatMoney(shipping, currency)}
    </>
  );
}

/**
 * When what is shipped arrives by the rate that is estimated; nothing while a line is sent later. Its place is kept:
 * the line never moves what is below.
 */
function EstimatedArrival({ estimate }: { estimate: Invoice }) {
  const text = useText();
  const { locale } = useShop();
  const { products, shippingRates } = useCart().state;
  const { country } = useRegion();
  const lines = products.data;
  if (lines.some(isPreorder)) return null;
  const rate = rateFor(ratesFor(shippingRates, country) ?? [], shippingSubtotal(estimate, lines));
  const now = new Date(serverNow());
  const days = arrivalDays(rate?.estimate, now.getTime(), now.getTimezoneOffset());
  return (
    <p className="mt-2 min-h-5 text-sm text-ink-soft">
      {days && text(m.arrives, { days: formatDays(days.first, days.last, locale) })}
    </p>
  );
}

/** The parts of the cart's total. */
export function CartSummary() {
  const text = useText();
  const remove = useRemoveCodes();
  const { state } = useCart();
  const { estimate, promotion, judged, giftCard, type, products } = state;
  const region = useRegion();
  const credits = spendableCredits(state.credits, useCredits());
  if (!estimate) return null;
  const { currency, discounts } = estimate;
  const money = (amount: number, of = currency) => formatMoney(amount, of);
  const shipped = needsShipping(type);
  const rates = ratesFor(state.shippingRates, region.country);
  const subtotal = shippingSubtotal(estimate, products.data);
  const isAtCheckout = shippingReason({ lines: products.data, rates, subtotal }) === "noRate";
  const taxes = cartTaxes(estimate, shipped, region);
  return (
    <section aria-label={text(m.summary)} className="border-t border-line pt-4">
      <dl className="flex flex-col gap-2.5">
        <SummaryRow label={text(m.subtotal)}>{money(estimate.subtotal)}</SummaryRow>
        {promotion.data && (
          <SummaryRow
            label={<PromotionTag promotion={promotion.data} />}
            remove={remove.promotion(promotion.data.name)}
          >
            {promotionWorth()}
          </SummaryRow>
        )}
        {shipped && (
          <SummaryRow label={text(m.estimated_shipping)}>
            <EstimatedShipping estimate={estimate} isAtCheckout={isAtCheckout} />
          </SummaryRow>
        )}
        <CashBackRow amount={discounts.credits} />
        {giftCard.data && giftCard.data.amount_remaining > 0 && (
          <SummaryRow label={text(m.gift_card)} remove={remove.giftCard}>
            −{money(discounts.giftCard, giftCard.data.currency)}
          </SummaryRow>
        )}
        {(taxes === "vatIncluded" || taxes === "taxIncluded") && (
          <SummaryRow label={text(taxes === "vatIncluded" ? m.vat_included : m.sales_tax)}>
            {text(m.cart_included)}
          </SummaryRow>
        )}
      </dl>
      {shipped && <EstimatedArrival estimate={estimate} />}
      <div className="mt-2">
        <HowCalculated>
          <CartExplanation
            invoice={estimate}
            lines={products.data}
            judged={promotion.error ? null : judged}
            shipped={shipped && !isAtCheckout}
            vatIncluded={taxes === "vatIncluded"}
          />
        </HowCalculated>
      </div>
      {taxes === "atCheckout" && <p className="mt-1 text-sm text-ink-soft">{text(m.taxes_at_checkout)}</p>}
      <GiftCardNote lines={products.data} applied={giftCard.data !== null || credits !== null} />
    </section>
  );

  /** Discount of the promotion; a gift is 'Free'. */
  function promotionWorth(): ReactNode {
    if (promotion.error) return null;
    if (discounts.promotion > 0) return <span className="text-good">−{money(discounts.promotion)}</span>;
    const free = discounts.freeProduct > 0 || promotion.data?.free_shipping;
    return free ? <span className="text-good">{text(m.cart_free)}</span> : null;
  }
}
