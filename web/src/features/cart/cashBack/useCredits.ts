import type { Credits } from "@velours/sdk/types";
import { useSession } from "../../../platform/session/useSession.ts";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { creditsIn } from "./spendableCredits.ts";

/** The member's cash back in the currency of the region; null until it is known. */
export function useCredits(): Credits | null {
  const { currency } = useRegion();
  return creditsIn(useSession().credits, currency);
}
