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

type Stocked = Product["inventories"][number] & { quantity?: number | null };
type Imported = Product & { enabled?: boolean; popularity?: number };

// Node 20 has no Map.groupBy.
const reviews = new Map<number, ReviewRow[]>();
for (const review of readDemo<ReviewRow & { product_id: number }>("reviews"))
  reviews.set(review.product_id, [...(reviews.get(review.product_id) ?? []), review]);

/** A product's record as an import makes it. */
function toRecord(document: Imported): ProductRecord {
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
    stars: countReviews(document.id),
  };
}

function countReviews(product: number): number[] | null {
  const shown = reviews.get(product)?.filter(({ enabled }) => enabled !== false) ?? [];
  return shown.length > 0 ? countStars(shown) : null;
}

const records = readDemo<Imported>("products")
  .map(toRecord)
  .sort((a, b) => a.id - b.id);
const collections = readDemo<Collection>("collections");

/** A catalogue of the demo products, with the stock of a session's own in place of what it bought from. */
export function buildIndex(changed: readonly ProductRecord[] = []): CatalogueIndex {
  const index = new CatalogueIndex();
  const own = new Map(changed.map((record) => [record.id, record]));
  index.take(
    records.map((record) => own.get(record.id) ?? record),
    collections,
  );
  return index;
}

/** The demo shop before anybody did anything; nothing here is ever changed. */
export const demo = {
  products: new Map(records.map((record) => [record.id, record])),
  productOfVariant: new Map(
    records.flatMap(({ id, document }) => document.variants.map((variant) => [variant.id, id] as const)),
  ),
  index: buildIndex(),
  reviews,
  promotions: new Map(
    readDemo<Promotion & { usage_limit?: number | null }>("promotions").map((promotion) => [
      normalizeCode(promotion.name).toLowerCase(),
      promotion,
    ]),
  ),
  giftCards: new Map(readDemo<GiftCard>("gift-cards").map((card) => [card.code, card])),
  upsellOffers: readDemo<UpsellOffer>("upsell-offers"),
  shippingRates: readDemo<ShippingRateRow>("shipping-rates"),
  pages: readDemo<Page>("pages"),
  sites: new Map(readDemo<Site>("sites").map((site) => [site.code as string, site])),
};
