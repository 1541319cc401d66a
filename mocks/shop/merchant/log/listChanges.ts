import { namedOption, toPageKey } from "@velours/sdk/rules";
import {
  changedFields,
  diffPrices,
  isSameValue,
  listModeration,
  listRateChanges,
  type ProductRecord,
  type RecordedChange,
  toPriceChange,
} from "@velours/sdk/shop";
import type { AuditChange, Product } from "@velours/sdk/types";
import type { DeskState, MockSession } from "../../../session/MockSession.ts";

type Part = AuditChange["part"];
type Named = Pick<RecordedChange, "key" | "name" | "product">;

/** The changes of these parts of the session's shop since its desk was as in `before`, as the server records them. */
export function listChanges(
  session: MockSession,
  before: DeskState,
  parts: ReadonlySet<Part>,
): RecordedChange[] {
  const after = session.desk;
  const lists: { [Name in Part]?: () => RecordedChange[] } = {
    prices: () => changedProducts(session, before, listPriceChanges),
    stock: () => changedProducts(session, before, listStockChanges),
    products: () => changedProducts(session, before, listProductChanges),
    promotions: () =>
      diffRows("promotions", [...before.promotions.values()], [...after.promotions.values()], {
        name: ({ id, name }) => ({ key: String(id), name, product: null }),
        values: (old, now) => ({ before: old ?? null, after: now ?? null }),
      }),
    sites: () =>
      diffRows("sites", [...before.sites.values()], [...after.sites.values()], {
        name: ({ code, name }) => ({ key: code, name, product: null }),
      }),
    pages: () =>
      diffRows(
        "pages",
        before.pages.map(({ page }) => page),
        after.pages.map(({ page }) => page),
        {
          name: (page) => ({
            key: toPageKey({ handle: page.handle, site: page.site }),
            name: page.title,
            product: null,
          }),
        },
      ),
    collections: () =>
      diffRows(
        "collections",
        before.collections.map(({ collection }) => collection),
        after.collections.map(({ collection }) => collection),
        {
          name: ({ handle, title }) => ({ key: handle, name: title, product: null }),
        },
      ),
    reviews: () =>
      [...before.reviews].flatMap(([placed, old]) =>
        placed.reviews.flatMap((now) => {
          const was = old.find(({ id }) => id === now.id);
          return was === undefined ? [] : listModeration(was, now);
        }),
      ),
    shippingRates: () => listRateChanges("shippingRates", before.shippingRates, after.shippingRates),
    taxRates: () => listRateChanges("taxRates", before.taxRates, after.taxRates),
  };
  return [...parts].flatMap((part) => lists[part]?.() ?? []);
}

interface RowView<Row extends object> {
  name: (row: Row) => Named;
  values?: (old: Row | undefined, now: Row | undefined) => Pick<RecordedChange, "before" | "after">;
}

/** Rows that were added, removed or changed. */
function diffRows<Row extends object>(
  part: Part,
  before: readonly Row[],
  after: readonly Row[],
  { name, values = changedFields }: RowView<Row>,
): RecordedChange[] {
  const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [name(row).key, row]));
  const [old, now] = [byKey(before), byKey(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key): RecordedChange[] => {
    const [from, to] = [old.get(key), now.get(key)];
    const row = to ?? from;
    return row === undefined || isSameValue(from, to) ? [] : [{ part, ...name(row), ...values(from, to) }];
  });
}

type ListProduct = (now: ProductRecord, old: ProductRecord | undefined) => RecordedChange[];

/** The changes of products that are others than before. */
const changedProducts = (session: MockSession, before: DeskState, list: ListProduct): RecordedChange[] =>
  [...session.desk.products].flatMap(([id, now]) => {
    const old = before.products.get(id) ?? session.shop.products.get(id);
    return now === old ? [] : list(now, old);
  });

const listPriceChanges: ListProduct = ({ document }, old) =>
  old === undefined ? [] : diffPrices(old.document, document).map(toPriceChange);

const listStockChanges: ListProduct = ({ id, document, stock }, old) =>
  stock.flatMap((row): RecordedChange[] => {
    const { variant_id, region, quantity } = row;
    const was = old?.stock.find((each) => each.variant_id === variant_id && each.region === region);
    if (was === undefined || was.quantity === quantity) return [];
    const option = namedOption(document.variants.find((variant) => variant.id === variant_id)?.option1);
    return [
      {
        part: "stock",
        key: `${variant_id} ${region}`,
        name: [document.title, option].filter(Boolean).join(" "),
        product: id,
        before: { quantity: was.quantity },
        after: { quantity },
      },
    ];
  });

/** Orders may name a product, so one that was added is taken off sale by an undo instead of deleted. */
const listProductChanges: ListProduct = (now, old) => {
  const { id, enabled, document } = now;
  const values =
    old === undefined
      ? { before: { enabled: false }, after: { enabled } }
      : changedFields(toFields(old), toFields(now));
  const isChanged = Object.keys({ ...values.before, ...values.after }).length > 0;
  return isChanged
    ? [{ part: "products", key: String(id), name: document.title, product: id, ...values }]
    : [];
};

/** A product as imports have it, with whether it is sold. */
export const toFields = ({ document, enabled, stock }: ProductRecord): Product & { enabled: boolean } => ({
  ...(document as Product),
  enabled,
  inventories: stock.map(({ quantity, ...row }) => ({ ...row, ...(quantity !== null && { quantity }) })),
});
