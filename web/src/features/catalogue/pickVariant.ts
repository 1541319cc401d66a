import { isAvailable, optionValues } from "@velours/sdk/rules";
import type { Product, Variant } from "@velours/sdk/types";

export interface Choice {
  value: string;
  /** No buyable variant has this value together with the other choices. */
  soldOut: boolean;
}

/** The values of each option, in the order of the variants, seen from the variant chosen now. */
export function variantChoices(
  product: Product,
  current: Variant,
): { name: string; value: string; choices: Choice[] }[] {
  const chosen = optionValues(current.option1);
  return chosen.map((value, at) => {
    const values = [
      ...new Set(
        product.variants.map((variant) => optionValues(variant.option1)[at]).filter((v) => v !== undefined),
      ),
    ];
    return {
      name: product.options?.[at] ?? "",
      value,
      choices: values.map((candidate) => {
        const variant = pickVariant(product, current, at, candidate);
        return { value: candidate, soldOut: !variant || !isAvailable(product, variant) };
      }),
    };
  });
}

/**
 * The variant with another value at one option: the other choices kept where such a variant exists, and of those that keep as
 * many one that can be bought.
 */
export function pickVariant(
  product: Product,
  current: Variant,
  at: number,
  value: string,
): Variant | undefined {
  const values = optionValues(current.option1).map((old, index) => (index === at ? value : old));
  const rank = (variant: Variant) => {
    const same = optionValues(variant.option1).filter((each, index) => each === values[index]).length;
    return same + (isAvailable(product, variant) ? 0.5 : 0);
  };
  return product.variants
    .filter((variant) => optionValues(variant.option1)[at] === value)
    .reduce<Variant | undefined>(
      (best, variant) => (best && rank(best) >= rank(variant) ? best : variant),
      undefined,
    );
}
