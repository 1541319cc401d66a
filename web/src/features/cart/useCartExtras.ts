import { useEffect, useState } from "react";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { useCartActions } from "./useCartActions.ts";

/**
 * Loads what the open cart shows beside its lines: shipping rates and product protection. True until both have come
 * or failed, so that their places are held and nothing moves below a finger.
 */
export function useCartExtras(open: boolean): boolean {
  const cartActions = useCartActions();
  const { warrantyProductId } = useSite();
  const { country } = useRegion();
  const [pending, setPending] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each country has rates of its own
  useEffect(() => {
    if (!open) return;
    let here = true;
    const loads: Promise<unknown>[] = [cartActions.loadRates()];
    if (warrantyProductId !== null) loads.push(cartActions.loadWarranty());
    void Promise.allSettled(loads).then(() => here && setPending(false));
    return () => {
      here = false;
    };
  }, [cartActions, open, warrantyProductId, country]);
  return pending;
}
