import type { Draft } from "@velours/sdk/types";
import { useEffect, useState } from "react";
import { useChangeRegion } from "../../../platform/sites/useChangeRegion.ts";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { useSite } from "../../../platform/sites/useSite.ts";

/**
 * Changes to the region of a draft's address, because the draft was validated in its currency. True once that is done;
 * the buyer can choose another region afterwards.
 */
export function useAddressRegion(draft: Draft | null | undefined): boolean {
  const { regions } = useSite();
  const { country } = useRegion();
  const changeRegion = useChangeRegion();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!draft || done) return;
    const own = draft.address?.country?.toUpperCase();
    const region = regions.find((candidate) => candidate.country === own);
    if (region && region.country !== country) changeRegion(region.country);
    setDone(true);
  }, [draft, done, regions, country, changeRegion]);
  return done;
}
