import { normalizeCode } from "@velours/sdk/rules";
import type { ProductRecord } from "@velours/sdk/shop";
import { CatalogueIndex, countStars, getStockLevel, type ReviewRow } from "@velours/sdk/shop";
import type {
  Collection,
  GiftCard,
  Page,
  Product,
  Promotion,
  ShippingRateRow,
  Site,
  UpsellOffer,
} from "@velours/sdk/types";
import { readDemo } from "../demo/readDemo.ts";
import type { NewMember } from "../session/Member.ts";
import { demoMembers } from "./demoMembers.ts";

type Stocked = Product["inventories"][number] & { quantity?: number | null };
type Imported = Product & { enabled?: boolean; popularity?: number };
export type ImportedReview = ReviewRow & { product_id: number };

/** The rows of a shop: the parts of an import that the mock shows, and its members. */
export interface ShopRows {
  products: readonly Imported[];
  reviews: readonly ImportedReview[];
  collections: readonly Collection[];
  promotions: readonly (Promotion & { usage_limit?: number | null })[];
  giftCards: readonly GiftCard[];
  shippingRates: readonly ShippingRateRow[];
  sites: readonly Site[];
  pages: readonly Page[];
  upsellOffers: readonly UpsellOffer[];
  members: readonly NewMember[];
}

/** A shop before anybody did anything; nothing in it is ever changed. */
export interface Shop {
  products: ReadonlyMap<number, ProductRecord>;
  productOfVariant: ReadonlyMap<number, number>;
  index: CatalogueIndex;
  /** The catalogue with a session's own products and collections in place of what it changed. */
  buildIndex: (changed: readonly ProductRecord[], collections?: readonly Collection[]) => CatalogueIndex;
  collections: readonly Collection[];
  reviews: ReadonlyMap<number, readonly ReviewRow[]>;
  /** By code, in lower case. */
  promotions: ReadonlyMap<string, ShopRows["promotions"][number]>;
  giftCards: ReadonlyMap<string, GiftCard>;
  upsellOffers: readonly UpsellOffer[];
  shippingRates: readonly ShippingRateRow[];
  pages: readonly Page[];
  sites: ReadonlyMap<string, Site>;
  members: readonly NewMember[];
}

/** The rows of the demo shop. */
export const demoRows: ShopRows = {
  products: readDemo<Imported>("products"),
  reviews: readDemo<ImportedReview>("reviews"),
  collections: readDemo<Collection>("collections"),
  promotions: readDemo("promotions"),
  giftCards: readDemo<GiftCard>("gift-cards"),
  shippingRates: readDemo<ShippingRateRow>("shipping-rates"),
  sites: readDemo<Site>("sites"),
  pages: readDemo<Page>("pages"),
  upsellOffers: readDemo<UpsellOffer>("upsell-offers"),
  members: demoMembers,
};

export function createShop(rows: ShopRows): Shop {
  // Node 20 has no Map.groupBy.
  const reviews = new Map<number, ReviewRow[]>();
  for (const review of rows.reviews)
    reviews.set(review.product_id, [...(reviews.get(review.product_id) ?? []), review]);
  const records = rows.products
    .map((document) => toRecord(document, reviews.get(document.id)))
    .sort((a, b) => a.id - b.id);
  const buildIndex: Shop["buildIndex"] = (changed, collections = rows.collections) => {
    const index = new CatalogueIndex();
    const all = new Map([...records, ...changed].map((record) => [record.id, record]));
    index.take(
      [...all.values()].sort((a, b) => a.id - b.id),
      collections,
    );
    return index;
  };
  return {
    products: new Map(records.map((record) => [record.id, record])),
    productOfVariant: new Map(
      records.flatMap(({ id, document }) => document.variants.map((variant) => [variant.id, id] as const)),
    ),
    index: buildIndex([]),
    buildIndex,
    collections: rows.collections,
    reviews,
    promotions: new Map(
      rows.promotions.map((promotion) => [normalizeCode(promotion.name).toLowerCase(), promotion]),
    ),
    giftCards: new Map(rows.giftCards.map((card) => [card.code, card])),
    upsellOffers: rows.upsellOffers,
    shippingRates: rows.shippingRates,
    pages: rows.pages,
    sites: new Map(rows.sites.map((site) => [site.code as string, site])),
    members: rows.members,
  };
}

export const demoShop = createShop(demoRows);

/** A product's record as an import makes it. */
export function toRecord(document: Imported, reviews: readonly ReviewRow[] | undefined): ProductRecord {
  const stock = (document.inventories as Stocked[]).map((row) => ({
    variant_id: row.variant_id,
    region: row.region ?? "INTL",
    requires_shipping: row.requires_shipping,
    quantity: row.quantity ?? null,
    level: row.level ?? getStockLevel({ quantity: row.quantity ?? 0, level: "none" }),
  }));
  const place = new Map(document.variants.map(({ id }, index) => [id, index]));
  stock.sort(
    (a, b) =>
      (place.get(a.variant_id) ?? 0) - (place.get(b.variant_id) ?? 0) || (a.region < b.region ? -1 : 1),
  );
  return {
    id: document.id,
    document,
    enabled: document.enabled ?? true,
    popularity: document.popularity ?? 0,
    created_at: new Date(document.created_at ?? 0).toISOString(),
    stock,
    stars: countShown(reviews),
  };
}

function countShown(reviews: readonly ReviewRow[] = []): number[] | null {
  const shown = reviews.filter(({ enabled }) => enabled !== false);
  return shown.length > 0 ? countStars(shown) : null;
}
