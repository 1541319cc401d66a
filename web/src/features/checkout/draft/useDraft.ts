import { useSelector } from "@tanstack/react-store";
import { useEffect, useMemo } from "react";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { toAddressForm } from "../address/AddressForm.ts";
import type { Buyer } from "../member/useBuyer.ts";
import { emptyDraft } from "./CheckoutDraft.ts";
import { draftFor } from "./draftFor.ts";
import type { DraftStore } from "./store.ts";

/** The shopper's input and choices so far, in the current region. */
export function useDraft(drafts: DraftStore, { user, claim }: Pick<Buyer, "user" | "claim">) {
  const { regions } = useSite();
  const { currency, country } = useRegion();
  const stored = useSelector(drafts);
  // An option chosen for another region must be chosen again.
  const values = useMemo(() => {
    const region = { currency, country };
    const own =
      user && claim
        ? claim(stored, user, { region, regions, empty: emptyDraft(country), toAddressForm })
        : stored;
    return draftFor(own, region, regions);
  }, [stored, user, claim, currency, country, regions]);
  useEffect(() => {
    // Newer input is not in these values: the next rendering brings them up to date.
    if (values !== stored && drafts.get() === stored) drafts.set(values);
  }, [values, stored, drafts]);
  return { values, set: drafts.set, clear: drafts.clear };
}

export type Draft = ReturnType<typeof useDraft>;
