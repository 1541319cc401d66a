import { formatMoney, freeShippingProgress, giftCardSubtotal, promotionProgress } from "@velours/sdk/rules";
import { m } from "../text/m.ts";
import { useText } from "../text/useText.ts";
import { Progress } from "../ui/Progress.tsx";
import { TierProgress } from "./TierProgress.tsx";
import { useCart } from "./useCart.ts";

/** How far it is to the promotion's next tier, or to free shipping. */
export function BagProgress() {
  const text = useText();
  const { estimate, promotion, products, shippingRates, type } = useCart().state;
  if (!estimate) return null;
  const applied = promotion.error ? null : promotion.data;
  const tiers = promotionProgress(applied, products.data, estimate.currency);
  if (applied && tiers)
    return <TierProgress key={applied.id} promotion={applied} progress={tiers} estimate={estimate} />;
  if (!shippingRates.data || type === null || type === "digital") return null;
  const shipping = freeShippingProgress({
    rates: shippingRates.data,
    subtotal: estimate.subtotal,
    giftCards: giftCardSubtotal(products.data),
    discount: estimate.discounts.promotion,
    promotion: promotion.data,
  });
  if (!shipping) return null;
  if (shipping.remaining <= 0) return <Progress value={1} label={text(m.free_shipping_reached)} />;
  const rest = formatMoney(shipping.remaining, estimate.currency);
  return (
    <Progress
      value={shipping.progress}
      label={text(m.free_shipping_away, { rest })}
      reward={text(m.cart_free)}
    />
  );
}
