import { type PartName, presentReasons, type RowKind, rowKinds } from "@velours/sdk/import";
import { splitPageKey } from "@velours/sdk/rules";
import {
  groupByPart,
  type ProductRecord,
  planPrices,
  prepareProduct,
  type Rate,
  type RatesPart,
  type RecordedChange,
  rateKeys,
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
import type { Context } from "../../Handler.ts";
import type { MockResponse } from "../../MockResponse.ts";
import { refuse, refuseRule } from "../../refuse.ts";
import { checkRow } from "../checkRow.ts";
import { keepLinks } from "../keepLinks.ts";
import { moderate } from "../orderReviews.ts";
import { validateRows } from "../validateRows.ts";
import { toFields } from "./listChanges.ts";

type ReplayContext = Pick<Context, "session" | "language">;

/** Why a change is not made; without a key all changes of the part are meant. */
interface Problem {
  key?: string;
  reason: string;
}

/** Writes the values after some changes, with the checks of an import. */
type Write = (context: ReplayContext, changes: readonly RecordedChange[]) => Problem[];

/** A refusal of the operation that makes such a change. */
function toProblem({ body }: MockResponse): Problem {
  const { message, value } = body as { message: string; value: { reason?: string } | null };
  return { reason: value?.reason ?? message };
}

/** Writes changes one by one; `write` answers a refusal. */
const each =
  (write: (context: ReplayContext, change: RecordedChange) => MockResponse | undefined): Write =>
  (context, changes) =>
    changes.flatMap((change) => {
      const refused = write(context, change);
      return refused === undefined ? [] : [{ ...toProblem(refused), key: change.key }];
    });

/** A document as a change leaves it; undefined for one that is taken away. */
const replayAdded = <T extends object>(stored: T | undefined, change: RecordedChange): T | undefined =>
  change.after === null ? undefined : replayFields(stored ?? ({} as T), change);

/** Rates are saved as a whole table. */
const rates =
  <Part extends RatesPart>(
    part: Part,
    read: (session: MockSession) => readonly Rate<Part>[],
    save: (session: MockSession, rates: Rate<Part>[]) => void,
  ): Write =>
  ({ session, language }, changes) => {
    const wanted = replayRates(part, read(session), changes);
    const checked = validateRows<PartName>(rowKinds[part] as RowKind, wanted, session);
    if ("rows" in checked) {
      save(session, checked.rows as Rate<Part>[]);
      return [];
    }
    return checked.bad.map(({ row, reasons }) => ({
      key: rateKeys[part](wanted[row] as Rate<Part>),
      reason: presentReasons(reasons, language),
    }));
  };

const writers: Partial<Record<AuditChange["part"], Write>> = {
  prices({ session }, changes) {
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
    if ("refused" in planned) return [toProblem(refuseRule(planned.refused))];
    session.putProducts(planned.products);
    return [];
  },
  stock: each(({ session }, { key, before, after, product }) => {
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
  products: each((context, change) => {
    const { session } = context;
    const [record] = session.records({ ids: [Number(change.key)] });
    if (record === undefined) return refuse("resourceDoesNotExist");
    const fields = replayFields(toFields(record), change);
    const { row, allowFree, problem } = prepareProduct(fields, record.document, session.nextId("variants"));
    if (problem !== undefined)
      return refuse("productBad", { reason: presentReasons([problem], context.language) });
    const checked = checkRow(context, rowKinds.products, row, "productBad", { allowFree });
    if ("refused" in checked) return checked.refused;
    session.saveRecords([fromFields(record, fields)]);
    return undefined;
  }),
  promotions: each((context, change) => {
    const { session } = context;
    const stored = session.promotions.find(({ id }) => id === Number(change.key));
    // Orders name it, so one that was added is ended instead of deleted.
    const next =
      change.after === null
        ? stored && { ...stored, enabled: false }
        : replayAdded<Promotion>(stored, change);
    if (next === undefined) return refuse("resourceDoesNotExist");
    const checked = checkRow(context, rowKinds.promotions, next, "promotionBad");
    if ("refused" in checked) return checked.refused;
    session.savePromotion(next);
    return undefined;
  }),
  reviews: each(({ session }, { key, after }) => {
    const decided = after as Pick<MerchantReview["review"], "state" | "reason" | "answer">;
    const isThere = moderate(session, Number(key), (review) => ({ ...review, ...decided })) !== undefined;
    return isThere ? undefined : refuse("resourceDoesNotExist");
  }),
  sites: each((context, change) => {
    const { session } = context;
    const stored = session.sites.get(change.key);
    if (stored === undefined) return refuse("resourceDoesNotExist");
    const site = replayFields<Site>(stored, change);
    const checked = checkRow(context, rowKinds.sites, site, "siteBad");
    if ("refused" in checked) return checked.refused;
    session.saveSite(site);
    return undefined;
  }),
  pages: each((context, change) => {
    const { session } = context;
    const { handle, site } = splitPageKey(change.key);
    const stored = session.findPage(handle, site);
    if (stored === undefined && change.before !== null) return refuse("resourceDoesNotExist");
    const words = replayAdded<Page>(stored?.page, change);
    const page = words && { ...words, handle, ...(site && { site }) };
    const checked = page && checkRow(context, rowKinds.pages, page, "pageBad");
    if (checked && "refused" in checked) return checked.refused;
    return keepLinks(context, "pageBad", () => {
      if (page !== undefined) session.savePage(page);
      else if (stored !== undefined) session.removePage(stored);
    });
  }),
  collections: each((context, change) => {
    const { session } = context;
    const stored = session.findCollection(change.key);
    if (stored === undefined && change.before !== null) return refuse("resourceDoesNotExist");
    const added = replayAdded<Collection>(stored?.collection, change);
    const collection = added && { ...added, handle: change.key };
    const checked = collection && checkRow(context, rowKinds.collections, collection, "collectionBad");
    if (checked && "refused" in checked) return checked.refused;
    return keepLinks(context, "collectionBad", () => {
      if (collection !== undefined) session.saveCollection(collection);
      else if (stored !== undefined) session.removeCollection(stored);
    });
  }),
  shippingRates: rates(
    "shippingRates",
    (session) => session.shippingRates,
    (session, rows) => session.saveShippingRates(rows),
  ),
  taxRates: rates(
    "taxRates",
    (session) => session.taxRates,
    (session, rows) => session.saveTaxRates(rows),
  ),
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
export function replayChanges(context: ReplayContext, wanted: readonly RecordedChange[]): ReplayObstacle[] {
  return groupByPart(wanted).flatMap(([part, changes]): ReplayObstacle[] =>
    (writers[part]?.(context, changes) ?? []).map(({ key = changes[0]?.key ?? "", reason }) => {
      const name = changes.find((change) => change.key === key)?.name ?? key;
      return { part, key, name, reason };
    }),
  );
}
