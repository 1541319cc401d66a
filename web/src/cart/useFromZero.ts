import { useEffect, useState } from "react";

const delay = 500;

/** The value, but 0 for half a second after a higher tier is reached, so that the bar fills again. */
export function useFromZero(value: number, tier: number): number {
  const [shownTier, setShownTier] = useState(tier);
  const [waits, setWaits] = useState(false);
  if (tier !== shownTier) {
    setShownTier(tier);
    setWaits(tier > shownTier);
  }
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setWaits(false), delay);
    return () => clearTimeout(timer);
  }, [waits]);
  return waits ? 0 : value;
}
