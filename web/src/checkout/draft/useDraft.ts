import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useRegion } from "../../sites/useRegion.ts";
import { useSite } from "../../sites/useSite.ts";
import { draftFor } from "./draftFor.ts";
import type { DraftStore } from "./store.ts";

/** What the shopper typed and chose so far, in the region of now. */
export function useDraft(drafts: DraftStore) {
  const { regions } = useSite();
  const { currency, country } = useRegion();
  const stored = useSyncExternalStore(drafts.subscribe, drafts.get, drafts.get);
  // An option chosen for another region must be chosen again.
  const values = useMemo(
    () => draftFor(stored, { currency, country }, regions),
    [stored, currency, country, regions],
  );
  useEffect(() => {
    if (values !== stored) drafts.set(values);
  }, [values, stored, drafts]);
  return { values, set: drafts.set, clear: drafts.clear };
}

export type Draft = ReturnType<typeof useDraft>;
