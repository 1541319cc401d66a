import type { Row } from "@velours/sdk/import";
import type { Currency, Product, SiteCode, Variant } from "@velours/sdk/types";
import type { Transaction } from "../../../platform/store/schema.ts";
import { nextId, readProductsByHandle } from "../../catalogue/store/productRows.ts";
import type { ProductDraft, VariantDraft } from "./Draft.ts";

const firstProduct = 100_001;
const firstVariant = 200_001;

/**
 * Gives products and variants their ids: those of the product with the same handle and the variant with the same SKU,
 * or else the same options, where the store has them, and new ones otherwise; so importing again changes nothing. Fields
 * that an export lacks (translations, other currencies, minimum prices) are kept. Call it under lockImports.
 */
export async function numberProducts(
  trx: Transaction,
  drafts: readonly Row<ProductDraft>[],
  { sites, currency = "USD" }: { sites: readonly SiteCode[]; currency?: Currency | undefined },
): Promise<Row<Product>[]> {
  const existing = await readProductsByHandle(trx);
  const next = {
    product: await nextId(trx, "products", firstProduct),
    variant: await nextId(trx, "variants", firstVariant),
  };
  return drafts.map((row) => {
    const before = existing.get(row.value.handle);
    const id = before?.id ?? next.product++;
    return {
      ...row,
      value: toProduct(row.value, id, before, { sites, currency, nextVariant: () => next.variant++ }),
    };
  });
}

interface NumberingContext {
  sites: readonly SiteCode[];
  /** Currency of the export's prices. */
  currency: Currency;
  nextVariant: () => number;
}

function toProduct(
  draft: ProductDraft,
  id: number,
  before: Product | undefined,
  { sites, currency, nextVariant }: NumberingContext,
): Product {
  const images = numberImages(draft, id, before);
  const variants = numberVariants(draft.variants, before?.variants ?? [], nextVariant).map(
    ([variant, number, old]): Variant => {
      const compareAt = { ...old?.compare_at_prices, ...variant.compareAt };
      if (variant.compareAt[currency] === undefined) delete compareAt[currency];
      const prices = { ...old?.prices, ...variant.prices };
      // The amounts without a currency are in US dollars where there are any.
      const priced = prices.USD === undefined ? currency : "USD";
      const imageId = images.find(({ src }) => src === variant.image)?.id;
      if (imageId !== undefined) images.find((image) => image.id === imageId)!.variant_ids!.push(number);
      return {
        id: number,
        sku: variant.sku,
        option1: variant.option1,
        price: prices[priced] ?? 0,
        compare_at_price: compareAt[priced] ?? null,
        prices,
        compare_at_prices: compareAt,
        taxable: variant.taxable,
        image_id: imageId ?? null,
        inventory_policy: variant.policy,
      };
    },
  );
  const first = variants[0]!;
  return {
    meta: {},
    sources: [...sites],
    ...before,
    id,
    handle: draft.handle,
    title: draft.title,
    description: draft.description,
    vendor: draft.vendor,
    type: draft.type,
    images,
    price: first.price,
    prices: first.prices,
    compare_at_prices: first.compare_at_prices,
    inventories: variants.map((variant, index) => ({
      variant_id: variant.id,
      ...draft.variants[index]!.stock,
    })),
    variants,
    options: draft.options,
    attributes: { ...before?.attributes, ...draft.attributes },
    collections: draft.collections,
    enabled: draft.enabled,
  };
}

/** Each draft with its id and what the store had: first by SKU, then by options, then a new one. */
function numberVariants(
  drafts: readonly VariantDraft[],
  stored: readonly Variant[],
  next: () => number,
): [VariantDraft, number, Variant | undefined][] {
  const unmatched = new Set(stored);
  const take = (same: (variant: Variant) => boolean): Variant | undefined => {
    const matches = [...unmatched].find(same);
    if (matches) unmatched.delete(matches);
    return matches;
  };
  const matches = new Map<VariantDraft, Variant>();
  const claim = (same: (draft: VariantDraft) => (variant: Variant) => boolean) => {
    for (const draft of drafts) {
      const variant = matches.has(draft) ? undefined : take(same(draft));
      if (variant) matches.set(draft, variant);
    }
  };
  claim(
    ({ sku, option1 }) =>
      (variant) =>
        sku !== null && variant.sku === sku && variant.option1 === option1,
  );
  claim(
    ({ sku }) =>
      (variant) =>
        sku !== null && variant.sku === sku,
  );
  claim(
    ({ option1 }) =>
      (variant) =>
        variant.option1 === option1,
  );
  return drafts.map((draft) => [draft, matches.get(draft)?.id ?? next(), matches.get(draft)]);
}

function numberImages({ images }: ProductDraft, id: number, before: Product | undefined): Product["images"] {
  const imageIds = new Map((before?.images ?? []).map((image) => [image.src, image.id]));
  let next = Math.max(id * 1000, ...imageIds.values()) + 1;
  return images.map(({ src, alt }) => ({ id: imageIds.get(src) ?? next++, src, alt, variant_ids: [] }));
}
