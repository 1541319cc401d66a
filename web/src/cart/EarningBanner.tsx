import { formatMoney, giftCardSubtotal, rewardCredits } from "@velours/sdk/rules";
import { useSite } from "../sites/useSite.ts";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { useCart } from "./useCart.ts";

/** The cash back this order earns; what a promotion adds to it stands beside the usual amount. */
export function EarningBanner() {
  const text = useText();
  const { creditsDisplay } = useSite();
  const { estimate, promotion, products } = useCart().state;
  const earned = estimate?.rewards ?? 0;
  if (!creditsDisplay || !estimate || estimate.subtotal <= 0 || earned <= 0) return null;
  const usual = rewardCredits({
    subtotal: estimate.subtotal,
    giftCards: giftCardSubtotal(products.data),
    discount: estimate.discounts.promotion,
    credits: estimate.discounts.credits,
  });
  const promoted = Boolean(promotion.data?.credits_type) && usual !== earned;
  return (
    <p className="rounded-md bg-good-soft px-4 py-3 text-sm font-medium text-good">
      {promoted && <s className="mr-2 text-ink-faint">{formatMoney(usual, estimate.currency)}</s>}
      {text(m.earning, { amount: formatMoney(earned, estimate.currency) })}
    </p>
  );
}
