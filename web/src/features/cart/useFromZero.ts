import { useEffect, useState } from "react";

const delay = 500;

/** The tier last shown of each promotion: the cart can be closed when the next one is reached. */
const shownTiers = new Map<number, number>();

/** The value, but 0 for half a second after a higher tier of a promotion is reached, so that the bar fills again. */
export function useFromZero(value: number, { promotion, tier }: { promotion: number; tier: number }): number {
  const [shown, setShown] = useState(() => shownTiers.get(promotion) ?? tier);
  const waits = tier > shown;
  useEffect(() => {
    const show = () => {
      shownTiers.set(promotion, tier);
      setShown(tier);
    };
    if (!waits) return show();
    const timer = setTimeout(show, delay);
    return () => clearTimeout(timer);
  }, [promotion, tier, waits]);
  return waits ? 0 : value;
}
