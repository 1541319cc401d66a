import { serverNow } from "../../platform/browser/serverClock.ts";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { isOutdated } from "./isOutdated.ts";
import { useCart } from "./useCart.ts";

/**
 * "current" when the cart's prices are those of the shopper's region; if not, no amount of it may be shown or
 * paid.
 */
export type PricingStatus = "current" | "updating" | "failed";

export function usePricing(): PricingStatus {
  const { state } = useCart();
  const region = useRegion();
  const { limits } = useSite();
  if (state.pricing === "underway") return "updating";
  if (!isOutdated(state, { region, limits, now: serverNow() })) return "current";
  return state.pricing ?? "updating";
}
