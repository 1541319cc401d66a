/** A price option: from min, below max; max null for no end. */
export interface PriceRange {
  min: number;
  max: number | null;
}

/** Price ranges a listing offers and counts, in any currency. */
export const PRICE_RANGES: readonly PriceRange[] = [
  { min: 0, max: 25 },
  { min: 25, max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: 150 },
  { min: 150, max: 200 },
  { min: 200, max: null },
];

/** `25-50`, `150-`. */
export const formatPriceRange = ({ min, max }: PriceRange): string => `${min}-${max ?? ""}`;

/** Reads `{min}-{max}` or `{min}-`; null when it is neither or the end is not above the beginning. */
export function parsePriceRange(text: string): PriceRange | null {
  const found = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)?$/.exec(text.trim());
  if (!found) return null;
  const range = { min: Number(found[1]), max: found[2] === undefined ? null : Number(found[2]) };
  return range.max !== null && range.max <= range.min ? null : range;
}

/** Ranges of a comma list; what is not a range is left out. */
export const parsePriceRanges = (list: string): PriceRange[] =>
  list
    .split(",")
    .map(parsePriceRange)
    .filter((range) => range !== null);

export const isInPriceRange = (price: number, { min, max }: PriceRange): boolean =>
  price >= min && (max === null || price < max);
