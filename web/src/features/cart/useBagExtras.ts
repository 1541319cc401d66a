import { useEffect, useEffectEvent, useState } from "react";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { useSite } from "../../platform/sites/useSite.ts";
import { useBag } from "./useBag.ts";

/**
 * Loads what the open bag shows beside its lines: shipping rates and product protection. True until both have come
 * or failed, so that their places are held and nothing moves below a finger.
 */
export function useBagExtras(open: boolean): boolean {
  const bag = useBag();
  const { warrantyProductId } = useSite();
  const { country } = useRegion();
  const [pending, setPending] = useState(true);
  // The bag knows the country, which has rates of its own.
  const load = useEffectEvent((_country: string, warranty: number | null) =>
    Promise.allSettled([bag.loadRates(), warranty !== null && bag.loadWarranty()]),
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
