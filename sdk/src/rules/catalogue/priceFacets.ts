/** The price options of a listing as '{min}-{max}', the last open-ended (SA-190). From min, below max. */
export const priceRanges: readonly PriceRange[] = [
  { min: 0, max: 25 },
  { min: 25, max: 50 },
  { min: 50, max: 100 },
  { min: 100, max: 150 },
  { min: 150, max: 200 },
  { min: 200, max: Number.POSITIVE_INFINITY },
];

export interface PriceRange {
  min: number;
  max: number;
}

/** The range as it travels: '25-50', '200-'. */
export const rangeText = ({ min, max }: PriceRange): string => `${min}-${Number.isFinite(max) ? max : ""}`;

/** Reads '25-50,200-'; what is no range is left out. */
export function parseRanges(text: string): PriceRange[] {
  return text.split(",").flatMap((part) => {
    const match = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)?$/.exec(part.trim());
    if (match === null) return [];
    return {
      min: Number(match[1]),
      max: match[2] === undefined ? Number.POSITIVE_INFINITY : Number(match[2]),
    };
  });
}
