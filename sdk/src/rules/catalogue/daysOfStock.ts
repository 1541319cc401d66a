/** Days whose sales say how fast units go. */
export const soldDays = 28;

/** Units that are gone within so many days are listed as running out. */
export const runsOutDays = 14;

interface CountedStock {
  /** Null when the units are not counted. */
  quantity: number | null;
  /** Units sold in `soldDays`, without those that came back. */
  sold: number;
  /** Sold on when nothing is in stock. */
  isPreorder: boolean;
}

/** Whole days until units are gone that sell as before; null when they have no end that is known. */
export function daysOfStock({ quantity, sold, isPreorder }: CountedStock): number | null {
  if (quantity === null || sold <= 0 || isPreorder) return null;
  const unitDays = quantity * soldDays;
  return (unitDays - (unitDays % sold)) / sold;
}
