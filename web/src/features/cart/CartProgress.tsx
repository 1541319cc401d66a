import {
  formatMoney,
  freeShippingProgress,
  giftCardSubtotal,
  needsShipping,
  type ProgressText,
} from "@velours/sdk/rules";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Progress } from "../../platform/ui/Progress.tsx";
import { Skeleton } from "../../platform/ui/Skeleton.tsx";
import { ratesFor } from "./ratesFor.ts";
import { TierProgress } from "./TierProgress.tsx";
import { useCart } from "./useCart.ts";

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
