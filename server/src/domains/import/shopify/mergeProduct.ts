import { formerPrices } from "@velours/sdk/rules";
import type { Currency, Inventory, Product, SiteCode, Variant } from "@velours/sdk/types";
import type { ProductDraft, VariantDraft } from "./Draft.ts";

export interface MergeContext {
  id: number;
  /** The stored product with this handle. */
  before: Product | undefined;
  matches: ReadonlyMap<VariantDraft, Variant>;
  sources: readonly SiteCode[];
  currency: Currency;
  stockUnknown: "none" | "unlimited" | number | undefined;
  /** Takes in the stored variants whose stock the file does not say. */
  untold: Set<number>;
  nextVariant: () => number;
}

/** The stored product with all that the export says about it. */
export function mergeProduct(draft: ProductDraft, context: MergeContext): Product {
  const { id, before, sources } = context;
  const isGiftCard = draft.isGiftCard ?? before?.type === "Gift Card";
  const images = mergeImages(draft, id, before);
  const merged = mergeVariants(draft, images, context);
  const variants = merged.map(({ variant }) => variant);
  for (const image of images)
    if (!before?.images.includes(image))
      image.variant_ids = variants.filter(({ image_id }) => image_id === image.id).map(({ id: own }) => own);
  const first = variants[0]!;
  return {
    sources: [...sources],
    ...before,
    meta: {
      ...before?.meta,
      ...(draft.ageGroup && { ageGroup: draft.ageGroup }),
      ...(draft.gender && { gender: draft.gender }),
    },
    id,
    handle: draft.handle,
    title: draft.title,
    description: draft.description ?? before?.description ?? "",
    vendor: draft.vendor ?? before?.vendor ?? "",
    type: isGiftCard ? "Gift Card" : (draft.type ?? before?.type ?? ""),
    images,
    price: first.price,
    prices: first.prices,
    compare_at_prices: first.compare_at_prices ?? {},
    inventories: merged.flatMap(({ variant, from }) => mergeStock(variant, from, isGiftCard, context)),
    variants,
    options: draft.options ?? before?.options ?? [],
    attributes: { ...before?.attributes, ...draft.attributes },
    collections: draft.collections ?? before?.collections ?? [],
    enabled: draft.enabled ?? before?.enabled ?? true,
  };
}

interface MergedVariant {
  variant: Variant;
  /** Undefined for a stored one that the file does not name. */
  from: VariantDraft | undefined;
}

/** The file's variants; without options in it the others stay where they are. */
function mergeVariants(
  { options, variants }: ProductDraft,
  images: Product["images"],
  context: MergeContext,
): MergedVariant[] {
  const { before, matches } = context;
  const merge = (from: VariantDraft): MergedVariant => ({
    variant: mergeVariant(from, matches.get(from), images, context),
    from,
  });
  if (options !== undefined || before === undefined) return variants.map(merge);
  const drafts = new Map([...matches].map(([draft, variant]) => [variant, draft]));
  return before.variants.map((variant) => {
    const draft = drafts.get(variant);
    return draft === undefined ? { variant, from: undefined } : merge(draft);
  });
}

function mergeVariant(
  draft: VariantDraft,
  before: Variant | undefined,
  images: Product["images"],
  { currency, nextVariant }: MergeContext,
): Variant {
  const prices: Variant["prices"] = { ...before?.prices, ...draft.prices };
  const compareAt: NonNullable<Variant["compare_at_prices"]> = { ...(before && formerPrices(before)) };
  for (const [own, amount] of Object.entries(draft.compareAt)) {
    if (amount === null) delete compareAt[own];
    else compareAt[own] = amount;
  }
  // The amounts without a currency are in US dollars where there are any.
  const priced = prices.USD === undefined ? currency : "USD";
  const image = images.find(({ src }) => src === draft.image)?.id ?? null;
  const kept = images.some(({ id }) => id === before?.image_id) ? before?.image_id : null;
  const { gtin: storedGtin, mpn: storedMpn, ...stored } = before ?? {};
  const gtin = draft.gtin === undefined ? storedGtin : draft.gtin;
  const mpn = draft.mpn === undefined ? storedMpn : draft.mpn;
  return {
    ...stored,
    ...(gtin && { gtin }),
    ...(mpn && { mpn }),
    id: before?.id ?? nextVariant(),
    sku: draft.sku === undefined ? (before?.sku ?? null) : draft.sku,
    option1: draft.option1 ?? (before ? before.option1 : "Default Title"),
    price: prices[priced] ?? before?.price ?? 0,
    compare_at_price: compareAt[priced] ?? null,
    prices,
    compare_at_prices: compareAt,
    taxable: draft.taxable ?? before?.taxable ?? true,
    image_id: draft.image === undefined ? (kept ?? null) : image,
    inventory_policy: draft.policy ?? before?.inventory_policy ?? "deny",
  };
}

/** Stock that the file says, for goods that ship anywhere, or else what is stored. */
function mergeStock(
  { id }: Variant,
  draft: VariantDraft | undefined,
  isGiftCard: boolean,
  { before, stockUnknown, untold }: MergeContext,
): Inventory[] {
  const stored = before?.inventories.filter(({ variant_id }) => variant_id === id) ?? [];
  const isTold = draft?.quantity !== undefined && draft.quantity !== "missing";
  const requires_shipping = !isGiftCard && (draft?.requiresShipping ?? stored[0]?.requires_shipping ?? true);
  if (!isTold && stored.length > 0) {
    untold.add(id);
    return stored.map((inventory) => ({ ...inventory, requires_shipping }));
  }
  const quantity = draft?.quantity === "missing" ? stockUnknown : draft?.quantity;
  return [{ variant_id: id, region: "INTL", requires_shipping, ...toLevel(quantity) }];
}

function toLevel(
  quantity: number | "none" | "unlimited" | null | undefined,
): Pick<Inventory, "level" | "quantity"> {
  if (quantity === undefined || quantity === null || quantity === "unlimited") return { level: "unlimited" };
  if (quantity === 0 || quantity === "none") return { level: "none", quantity: 0 };
  return { level: quantity <= 5 ? "low" : "high", quantity };
}

/** The file's pictures with the ids of those that are stored, or the stored ones with those that only variants name. */
function mergeImages(
  { images, variants }: ProductDraft,
  id: number,
  before: Product | undefined,
): Product["images"] {
  const stored = new Map((before?.images ?? []).map((image) => [image.src, image]));
  let next = Math.max(id * 1000, ...(before?.images ?? []).map((image) => image.id)) + 1;
  const toImage = (src: string, alt: string): Product["images"][number] => ({
    id: stored.get(src)?.id ?? next++,
    src,
    alt,
    variant_ids: [],
  });
  if (images !== undefined)
    return images.map(({ src, alt }) => toImage(src, alt ?? stored.get(src)?.alt ?? ""));
  const named = new Set(variants.flatMap(({ image }) => image ?? []));
  const added = [...named].filter((src) => !stored.has(src)).map((src) => toImage(src, ""));
  return [...stored.values(), ...added];
}
