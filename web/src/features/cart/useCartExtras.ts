import { useEffect, useEffectEvent, useState } from "react";
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
  // The cart knows the country, which has rates of its own.
  const load = useEffectEvent((_country: string, warranty: number | null) =>
    Promise.allSettled([cartActions.loadRates(), warranty !== null && cartActions.loadWarranty()]),
  );
  useEffect(() => {
    if (!open) return;
    let here = true;
    void load(country, warrantyProductId).then(() => here && setPending(false));
    return () => {
      here = false;
    };
  }, [open, warrantyProductId, country]);
  return pending;
}
