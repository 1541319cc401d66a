import { splitPageKey } from "@velours/sdk/rules";
import {
  type Rate,
  type RatesPart,
  type RecordedChange,
  rateKeys,
  replayFields,
  replayRates,
  replayRefusal,
} from "@velours/sdk/shop";
import type {
  AuditChange,
  Currency,
  Inventory,
  MerchantReview,
  Product,
  Promotion,
} from "@velours/sdk/types";
import { refuse } from "../../../platform/contract.ts";
import { refusable, refuseWrites } from "../../../platform/store/refusable.ts";
import type { StockPlace } from "../../catalogue/store/merchantStock.ts";
import { commitLinkTarget } from "../linkTargets/commitLinkTarget.ts";
import { collectionTarget, pageTarget } from "../linkTargets/targets.ts";
import { presentReasons } from "../presentReasons.ts";
import { commitPrices } from "../products/commitPrices.ts";
import { commitProducts } from "../products/commitProduct.ts";
import { commitSales } from "../products/commitSale.ts";
import { commitPromotion } from "../promotions/commitPromotion.ts";
import { commitRates, type RatesRefusal } from "../rates/commitRates.ts";
import { commitModeration } from "../reviews/commitModeration.ts";
import { commitSite } from "../sites/commitSite.ts";
import { commitMove } from "../stock/commitMove.ts";
import type { RefusedRows, Replayer } from "./Replayer.ts";

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
const replayAdded = (change: RecordedChange) => ({
  change<T extends object>(stored: T | undefined): T | undefined {
    if (change.after === null) return undefined;
    // Of a document that is not there the change has some fields only.
    if (stored === undefined && change.before !== null) return refuseWrites(refuse("resourceDoesNotExist"));
    return replayFields(stored ?? ({} as T), change);
  },
});

/** Rates are saved as a whole table. */
const ratesReplayer = <Part extends RatesPart>(part: Part): Replayer => ({
  async replayTogether(trx, context, changes, record) {
    let rates: readonly Rate<Part>[] = [];
    const change = (stored: readonly Rate<Part>[]) => {
      rates = replayRates(part, stored, changes);
      return rates;
    };
    const outcome = await refusable<unknown, RatesRefusal>(() =>
      commitRates(trx, context, part, { facts: {}, change }, record),
    );
    if ("done" in outcome) return;
    const { body } = outcome.refused;
    if (body.reference !== "ratesBad") return refuseWrites(outcome.refused);
    const refusedRows = body.value.rows.map(({ row, reason }) => ({
      key: rateKeys[part](rates[row] as Rate<Part>),
      reason,
    }));
    refuseWrites<RefusedRows>({ refusedRows });
  },
});

/** Each part of the shop that the log can put back, by the very code that its operations write with. */
export const replayers: Record<AuditChange["part"], Replayer> = {
  prices: {
    async replayTogether(trx, _context, changes, record) {
      const prices = changes.map(({ key, after }) => {
        const { variantId, place } = splitKey(key);
        const { price, compareAt } = after as { price: string | null; compareAt: string | null };
        return { variantId, currency: place as Currency, price, compareAt };
      });
      await commitPrices(trx, prices, record);
    },
  },
  stock: {
    async replay(trx, _context, { key, before, after }, record) {
      const [from, to] = [before, after].map((count) => (count as { quantity: number | null }).quantity);
      if (typeof from !== "number" || typeof to !== "number") return refuseWrites(replayRefusal("other"));
      const { variantId, place: region } = splitKey(key);
      await commitMove(trx, { variantId, region, delta: to - from, reason: "corrected" }, record);
    },
  },
  products: {
    async replayTogether(trx, context, changes, record) {
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
          (bad) =>
            refuseWrites<RefusedRows>({
              refusedRows: bad.map(({ id, reasons }) => ({
                key: String(id),
                reason: presentReasons(context, reasons),
              })),
            }),
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
    async replay(trx, context, { key, before, after }, record) {
      // Orders name it, so one that was added is ended instead of deleted.
      const next = (stored: Promotion | undefined) => {
        if (after === null) return stored && { ...stored, enabled: false };
        return stored === undefined ? (after as Promotion) : replayFields(stored, { before, after });
      };
      await commitPromotion(trx, context, Number(key), undefined, next, record);
    },
  },
  reviews: {
    async replay(trx, context, { key, after }, record) {
      const decided = after as Pick<MerchantReview["review"], "state" | "reason" | "answer">;
      const moderate = (review: MerchantReview["review"]) => ({ ...review, ...decided });
      await commitModeration(trx, context, { id: Number(key), moderate }, record);
    },
  },
  sites: {
    replay: (trx, context, change, record) =>
      commitSite(
        trx,
        context,
        { code: change.key, change: (stored) => replayFields(stored, change) },
        record,
      ),
  },
  pages: {
    replay: (trx, context, change, record) =>
      commitLinkTarget(trx, context, pageTarget(splitPageKey(change.key)), replayAdded(change), record),
  },
  collections: {
    replay: (trx, context, change, record) =>
      commitLinkTarget(trx, context, collectionTarget(change.key), replayAdded(change), record),
  },
  shippingRates: ratesReplayer("shippingRates"),
  taxRates: ratesReplayer("taxRates"),
};
