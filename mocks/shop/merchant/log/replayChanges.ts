import { splitPageKey } from "@velours/sdk/rules";
import {
  groupByPart,
  type ProductRecord,
  planPrices,
  type RecordedChange,
  replayFields,
  replayRates,
} from "@velours/sdk/shop";
import type {
  AuditChange,
  Collection,
  Currency,
  MerchantReview,
  Page,
  PriceChange,
  Product,
  Promotion,
  ReplayObstacle,
  Site,
} from "@velours/sdk/types";
import type { MockSession } from "../../../session/MockSession.ts";
import type { MockResponse } from "../../MockResponse.ts";
import { refuse, refuseRule } from "../../refuse.ts";
import { moderate } from "../orderReviews.ts";
import { toFields } from "./listChanges.ts";

/** Writes the values after some changes; answers a refusal. */
type Write = (session: MockSession, changes: readonly RecordedChange[]) => MockResponse | undefined;

/** Writes changes one by one. */
const each =
  (write: (session: MockSession, change: RecordedChange) => MockResponse | undefined): Write =>
  (session, changes) => {
    for (const change of changes) {
      const refused = write(session, change);
      if (refused !== undefined) return refused;
    }
    return undefined;
  };

/** A document as a change leaves it; undefined for one that is taken away. */
const replayAdded = <T extends object>(stored: T | undefined, change: RecordedChange): T | undefined =>
  change.after === null ? undefined : replayFields(stored ?? ({} as T), change);

const writers: Partial<Record<AuditChange["part"], Write>> = {
  prices(session, changes) {
    const prices = changes.map(({ key, after }): PriceChange => {
      const [variantId, currency] = key.split(" ");
      const { price, compareAt } = after as Pick<PriceChange, "price" | "compareAt">;
      return { variantId: Number(variantId), currency: currency as Currency, price, compareAt };
    });
    const records = session.records({ variants: prices.map(({ variantId }) => variantId) });
    const planned = planPrices(
      records.map(({ document }) => document),
      prices,
    );
    if ("refused" in planned) return refuseRule(planned.refused);
    session.putProducts(planned.products);
    return undefined;
  },
  stock: each((session, { key, before, after, product }) => {
    const [variantId, region] = key.split(" ");
    const [record] = session.records({ ids: [product ?? 0] });
    const row = record?.stock.find(
      (stock) => stock.variant_id === Number(variantId) && stock.region === region,
    );
    if (record === undefined || row === undefined)
      return refuse("variantUnknown", { variantId: Number(variantId) });
    const [from, to] = [before, after].map((count) => (count as { quantity: number }).quantity);
    const quantity = (row.quantity ?? 0) + (to ?? 0) - (from ?? 0);
    if (quantity < 0)
      return refuse("stockNegative", { quantity: row.quantity }, { values: { quantity: row.quantity ?? 0 } });
    session.saveRecords([
      { ...record, stock: record.stock.map((stock) => (stock === row ? { ...row, quantity } : stock)) },
    ]);
    return undefined;
  }),
  products: each((session, change) => {
    const [record] = session.records({ ids: [Number(change.key)] });
    if (record === undefined) return refuse("resourceDoesNotExist");
    session.saveRecords([fromFields(record, replayFields(toFields(record), change))]);
    return undefined;
  }),
  promotions: each((session, change) => {
    const stored = session.promotions.find(({ id }) => id === Number(change.key));
    // Orders name it, so one that was added is ended instead of deleted.
    const next =
      change.after === null
        ? stored && { ...stored, enabled: false }
        : replayAdded<Promotion>(stored, change);
    if (next === undefined) return refuse("resourceDoesNotExist");
    session.savePromotion(next);
    return undefined;
  }),
  reviews: each((session, { key, after }) => {
    const decided = after as Pick<MerchantReview["review"], "state" | "reason" | "answer">;
    const isThere = moderate(session, Number(key), (review) => ({ ...review, ...decided })) !== undefined;
    return isThere ? undefined : refuse("resourceDoesNotExist");
  }),
  sites: each((session, change) => {
    const stored = session.sites.get(change.key);
    if (stored === undefined) return refuse("resourceDoesNotExist");
    session.saveSite(replayFields<Site>(stored, change));
    return undefined;
  }),
  pages: each((session, change) => {
    const { handle, site } = splitPageKey(change.key);
    const stored = session.findPage(handle, site);
    if (stored === undefined && change.before !== null) return refuse("resourceDoesNotExist");
    const page = replayAdded<Page>(stored?.page, change);
    if (page !== undefined) session.savePage({ ...page, handle, ...(site && { site }) });
    else if (stored !== undefined) session.removePage(stored);
    return undefined;
  }),
  collections: each((session, change) => {
    const stored = session.findCollection(change.key);
    if (stored === undefined && change.before !== null) return refuse("resourceDoesNotExist");
    const collection = replayAdded<Collection>(stored?.collection, change);
    if (collection !== undefined) session.saveCollection({ ...collection, handle: change.key });
    else if (stored !== undefined) session.removeCollection(stored);
    return undefined;
  }),
  shippingRates(session, changes) {
    session.saveShippingRates(replayRates("shippingRates", session.shippingRates, changes));
    return undefined;
  },
  taxRates(session, changes) {
    session.saveTaxRates(replayRates("taxRates", session.taxRates, changes));
    return undefined;
  },
};

/** A record with the fields of its product; stock that has no row stays away. */
function fromFields(record: ProductRecord, fields: Product & { enabled: boolean }): ProductRecord {
  const { inventories, ...document } = fields;
  const isThere = ({ variant_id }: { variant_id: number }) =>
    document.variants.some(({ id }) => id === variant_id);
  return {
    ...record,
    enabled: fields.enabled,
    document: {
      ...document,
      inventories: record.document.inventories.filter(isThere),
    } as ProductRecord["document"],
    stock: record.stock.filter(isThere).map((row) => {
      const own = inventories.find(
        ({ variant_id, region }) => variant_id === row.variant_id && region === row.region,
      );
      return own === undefined ? row : { ...row, quantity: own.quantity ?? null };
    }),
  };
}

/** Writes all changes, or answers those that the shop refuses. */
export function replayChanges(session: MockSession, wanted: readonly RecordedChange[]): ReplayObstacle[] {
  return groupByPart(wanted).flatMap(([part, changes]): ReplayObstacle[] => {
    const refused = writers[part]?.(session, changes);
    const [change] = changes;
    if (refused === undefined || change === undefined) return [];
    const { message } = refused.body as { message: string };
    return [{ part, key: change.key, name: change.name, reason: message }];
  });
}
