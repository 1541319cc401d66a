import {
  formatMoney,
  freeShippingProgress,
  giftCardSubtotal,
  needsShipping,
  type ProgressText,
  type PromotionProgress,
} from "@velours/sdk/rules";
import type { Invoice, Promotion } from "@velours/sdk/types";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Progress } from "../../platform/ui/Progress.tsx";
import { Skeleton } from "../../platform/ui/Skeleton.tsx";
import { progressText } from "./progressText.ts";
import { ratesFor } from "./ratesFor.ts";
import { useCart } from "./useCart.ts";
import { useFromZero } from "./useFromZero.ts";

interface Props {
  promotion: Promotion["id"];
  progress: PromotionProgress;
  estimate: Invoice;
}

/** The way through the tiers of a promotion, each marked on the bar. */
function TierProgress({ promotion, progress, estimate }: Props) {
  const text = useText();
  const value = useFromZero(progress.progress, {
    promotion,
    tier: progress.restarts ? (progress.current?.threshold ?? 0) : 0,
  });
  if (!progress.text) return null;
  const top = progress.tiers.at(-1)?.threshold || 1;
  return (
    <Progress
      value={value}
      label={progressText(progress.text, estimate, text)}
      marks={progress.tiers.slice(0, -1).map(({ threshold }) => threshold / top)}
    />
  );
}

/** Rewards of shipping: none where it ships free already. */
const SHIPPING_REWARDS: ReadonlySet<ProgressText["key"]> = new Set([
  "addItemsToSaveAmount",
  "addItemsToSavePercent",
  "addItemsForFreeShipping",
]);

/** How far it is to the promotion's next tier, or to free shipping. */
export function CartProgress({ pending }: { pending: boolean }) {
  const text = useText();
  const { country } = useRegion();
  const { estimate, promotion, judged, products, shippingRates, type } = useCart().state;
  if (!estimate) return null;
  const applied = promotion.error ? null : promotion.data;
  const rates = ratesFor(shippingRates, country);
  const shipping =
    rates && needsShipping(type)
      ? freeShippingProgress({
          rates,
          subtotal: estimate.subtotal,
          giftCards: giftCardSubtotal(products.data),
          discount: estimate.discounts.promotion,
          promotion: applied,
        })
      : null;
  // Below its minimum a promotion has tiers to reach, but none that is reached.
  const waiting = promotion.error?.reference === "minimumSubtotalRequired" ? promotion.data : null;
  const tiered = applied ?? waiting;
  const tiers = judged?.progress;
  const isFree = shipping !== null && shipping.remaining <= 0;
  if (
    tiered &&
    tiers &&
    (applied || tiers.next) &&
    !(isFree && tiers.text && SHIPPING_REWARDS.has(tiers.text.key))
  )
    return <TierProgress key={tiered.id} promotion={tiered.id} progress={tiers} estimate={estimate} />;
  if (!shipping) return pending && needsShipping(type) ? <Skeleton className="h-8.5" /> : null;
  if (isFree) return <Progress value={1} label={text(m.free_shipping_reached)} />;
  const rest = formatMoney(shipping.remaining, estimate.currency);
  return (
    <Progress
      value={shipping.progress}
      label={text(m.free_shipping_away, { rest })}
      reward={text(m.cart_free)}
    />
  );
}
