import { optionValues } from "@velours/sdk/rules";
import type { Product } from "@velours/sdk/types";

type Range = readonly [from: number, to: number];

/** Measures of a body in inches. */
interface Measures {
  chest: Range;
  waist: Range;
  hips: Range;
}

export interface SizeRow extends Measures {
  size: string;
}

const measures: Readonly<Record<string, Measures>> = {
  XS: { chest: [32, 34], waist: [25, 27], hips: [32, 34] },
  S: { chest: [35, 37], waist: [28, 30], hips: [35, 37] },
  M: { chest: [38, 40], waist: [31, 33], hips: [38, 40] },
  L: { chest: [41, 43], waist: [34, 36], hips: [41, 43] },
  XL: { chest: [44, 46], waist: [37, 39], hips: [44, 46] },
  XXL: { chest: [47, 49], waist: [40, 42], hips: [47, 49] },
};

/** Brands that cut to these measures; those of others are not known. */
const brands = ["Marlowe Cloth", "Atelier Lune"];

/** The sizes that a piece of these brands' clothing is sold in, with the bodies they fit ('S/M' fits both); none for other goods. */
export function sizeChart({
  vendor,
  meta,
  options = [],
  variants,
}: Pick<Product, "vendor" | "meta" | "options" | "variants">): SizeRow[] {
  const at = options.findIndex((name) => /^(size|taille)$/i.test(name));
  if (!brands.includes(vendor) || meta.category !== "apparel" || at < 0) return [];
  const sizes = new Set(variants.map(({ option1 }) => optionValues(option1)[at] ?? ""));
  return [...sizes].flatMap((size) => {
    const letters = size.split("/").map((letter) => measures[letter.trim().toUpperCase()]);
    const [least, most] = [letters[0], letters.at(-1)];
    if (!least || !most) return [];
    return [
      {
        size,
        chest: [least.chest[0], most.chest[1]],
        waist: [least.waist[0], most.waist[1]],
        hips: [least.hips[0], most.hips[1]],
      },
    ];
  });
}
