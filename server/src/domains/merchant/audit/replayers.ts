import { splitPageKey } from "@velours/sdk/rules";
import type {
  AuditChange,
  Collection,
  Currency,
  Inventory,
  MerchantReview,
  Page,
  Product,
  Promotion,
} from "@velours/sdk/types";
import type { StockPlace } from "../../catalogue/store/merchantStock.ts";
import { requirePromotionConsent } from "../approvals/requirePromotionConsent.ts";
import { commitCollection } from "../collections/commitCollection.ts";
import { commitPage } from "../pages/commitPage.ts";
import { commitPrices } from "../products/commitPrices.ts";
import { commitProducts } from "../products/commitProduct.ts";
import { commitSales } from "../products/commitSale.ts";
import { commitPromotion } from "../promotions/commitPromotion.ts";
import { commitRates } from "../rates/commitRates.ts";
import type { RatesPart } from "../rates/rateTables.ts";
import { replayRates } from "../rates/replayRates.ts";
import { commitModeration } from "../reviews/commitModeration.ts";
import { commitSite } from "../sites/commitSite.ts";
import { commitMove } from "../stock/commitMove.ts";
import type { RecordedChange } from "./RecordedChange.ts";
import type { Replayer } from "./Replayer.ts";
import { refuseReplay } from "./refuseReplay.ts";
import { replayFields } from "./replayFields.ts";

/** Splits `200001 USD`. */
function splitKey(key: string): { variantId: number; place: string } {
  const end = key.indexOf(" ");
  return { variantId: Number(key.slice(0, end)), place: key.slice(end + 1) };
}

/** Stock that a change of a product takes away from variants that stay. */
function listDropped({ before, after }: RecordedChange): StockPlace[] {
  const [had, has] = [before, after].map((fields) => (fields ?? {}) as Partial<Product>) as [
    Partial<Product>,
    Partial<Product>,
  ];
  const left = (has.inventories ?? []).map(toPlace);
  return (had.inventories ?? []).map(toPlace).filter(({ variantId, region }) => {
    const isThere = left.some((place) => place.variantId === variantId && place.region === region);
    return !isThere && (has.variants?.some(({ id }) => id === variantId) ?? true);
  });
}

const toPlace = ({ variant_id, region = "INTL" }: Inventory): StockPlace => ({
  variantId: variant_id,
  region,
});

/**
 * A document as the change leaves it; undefined for one that it takes away: an added page or collection is removed, because
 * menus alone name it, and the commit refuses while one does.
 */
function replayAdded<T extends object>(stored: T | undefined, change: RecordedChange): T | undefined {
  if (change.after === null) return undefined;
  // Of a document that is gone the change has some fields only.
  if (stored === undefined && change.before !== null) return refuseReplay("other");
  return replayFields(stored ?? ({} as T), change);
}

const ratesReplayer = (part: RatesPart): Replayer => ({
  scope: "settings:write",
  ofAllSites: true,
  async replay(trx, context, changes, record) {
    await commitRates(
      trx,
      context,
      part,
      { facts: {}, change: (stored) => replayRates(part, stored, changes) },
      record,
    );
  },
});

/** Each part of the shop that the log can put back, by the very code that its operations write with. */
export const replayers: Record<AuditChange["part"], Replayer> = {
  prices: {
    scope: "catalogue:write",
    ofAllSites: true,
    async replay(trx, _context, changes, record) {
      const prices = changes.map(({ key, after }) => {
        const { variantId, place } = splitKey(key);
        const { price, compareAt } = after as { price: string | null; compareAt: string | null };
        return { variantId, currency: place as Currency, price, compareAt };
      });
      await commitPrices(trx, prices, record);
    },
  },
  stock: {
    scope: "stock:write",
    ofAllSites: true,
    isRelative: true,
    async replay(trx, _context, changes, record) {
      for (const { key, before, after } of changes) {
        const [from, to] = [before, after].map((count) => (count as { quantity: number | null }).quantity);
        if (typeof from !== "number" || typeof to !== "number") return refuseReplay("other");
        const { variantId, place: region } = splitKey(key);
        await commitMove(trx, { variantId, region, delta: to - from, reason: "corrected" }, record);
      }
    },
  },
  products: {
    scope: "catalogue:write",
    ofAllSites: true,
    async replay(trx, context, changes, record) {
      const isSale = ({ before, after }: RecordedChange) =>
        Object.keys({ ...before, ...after }).join() === "enabled";
      const documents = changes.filter((change) => !isSale(change));
      const sales = changes.filter(isSale);
      if (documents.length > 0)
        await commitProducts(
          trx,
          context,
          documents.map((own) => ({
            id: Number(own.key),
            change: (stored) => replayFields(stored, own),
            dropped: listDropped(own),
          })),
          record,
        );
      if (sales.length > 0)
        await commitSales(
          trx,
          context,
          sales.map(({ key, after }) => ({
            id: Number(key),
            enabled: (after as Partial<Product>).enabled ?? true,
          })),
          record,
        );
    },
  },
  promotions: {
    scope: "promotions:write",
    ofAllSites: true,
    async replay(trx, context, changes, record) {
      for (const { key, after } of changes) {
        let before: Promotion | undefined;
        const next = (stored: Promotion | undefined) => {
          before = stored;
          // Orders name it, so one that was added is ended instead of deleted.
          return (after as Promotion | null) ?? (stored && { ...stored, enabled: false });
        };
        const { promotion } = await commitPromotion(trx, context, Number(key), undefined, next, record);
        await requirePromotionConsent(trx, context, { promotion, before });
      }
    },
  },
  reviews: {
    scope: "reviews:write",
    ofAllSites: false,
    async replay(trx, context, changes, record) {
      for (const { key, after } of changes) {
        const decided = after as Pick<MerchantReview["review"], "state" | "reason" | "answer">;
        const moderate = (review: MerchantReview["review"]) => ({ ...review, ...decided });
        await commitModeration(trx, context, { id: Number(key), moderate }, record);
      }
    },
  },
  sites: {
    scope: "settings:write",
    ofAllSites: false,
    async replay(trx, context, changes, record) {
      for (const change of changes)
        await commitSite(
          trx,
          context,
          { code: change.key, change: (stored) => replayFields(stored, change) },
          record,
        );
    },
  },
  pages: {
    scope: "settings:write",
    ofAllSites: false,
    async replay(trx, context, changes, record) {
      for (const change of changes)
        await commitPage(
          trx,
          context,
          {
            ...splitPageKey(change.key),
            change: (stored?: Page) => replayAdded(stored, change),
          },
          record,
        );
    },
  },
  collections: {
    scope: "settings:write",
    ofAllSites: true,
    async replay(trx, context, changes, record) {
      for (const change of changes)
        await commitCollection(
          trx,
          context,
          { handle: change.key, change: (stored?: Collection) => replayAdded(stored, change) },
          record,
        );
    },
  },
  shippingRates: ratesReplayer("shippingRates"),
  taxRates: ratesReplayer("taxRates"),
};
