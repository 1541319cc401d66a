import type { Variant } from "@velours/sdk/types";
import type { VariantDraft } from "./Draft.ts";

/**
 * The stored variant of each draft: first by SKU and options, then by one of them, and then the only one there is where the
 * file has neither. A draft without one is new.
 */
export function matchVariants(
  drafts: readonly VariantDraft[],
  stored: readonly Variant[],
): Map<VariantDraft, Variant> {
  const matches = new Map<VariantDraft, Variant>();
  const unmatched = new Set(stored);
  const claim = (isSame: (draft: VariantDraft, variant: Variant) => boolean) => {
    for (const draft of drafts) {
      if (matches.has(draft)) continue;
      const variant = [...unmatched].find((each) => isSame(draft, each));
      if (variant === undefined) continue;
      unmatched.delete(variant);
      matches.set(draft, variant);
    }
  };
  const hasSku = ({ sku }: VariantDraft, variant: Variant) => typeof sku === "string" && variant.sku === sku;
  const hasOptions = ({ option1 }: VariantDraft, variant: Variant) =>
    option1 !== undefined && variant.option1 === option1;
  claim((draft, variant) => hasSku(draft, variant) && hasOptions(draft, variant));
  claim(hasSku);
  claim(hasOptions);
  if (stored.length === 1 && drafts.length === 1) claim(({ option1 }) => option1 === undefined);
  return matches;
}
