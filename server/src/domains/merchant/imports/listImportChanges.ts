import {
  createReason,
  getRowName,
  type Parts,
  type PlannedRow,
  type Reason,
  toImported,
  toStockRow,
} from "@velours/sdk/import";
import { namedOption, toPageKey } from "@velours/sdk/rules";
import type { Obstacle, RatesPart, RecordedChange, StockRow } from "@velours/sdk/shop";
import { changedFields } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";

/** Of larger imports the log keeps nothing: the file of before undoes them. */
const mostRows = 2_000;

/** The changes of an import, and what the log cannot put back of them. */
export interface ListedChanges {
  changes: RecordedChange[];
  obstacles: Obstacle[];
}

/** The changes of a row, or why the log cannot put it back. */
type Listed = RecordedChange[] | Reason;

/** Rates have a place in their table, so their tables are compared. */
type Part = Exclude<PlannedRow["part"], RatesPart>;

const listers: { [Name in Part]?: (row: PlannedRow) => Listed } = {
  products: listProduct,
  promotions: ({ key, name, stored, row }) => [
    { part: "promotions", key, name, product: null, before: stored?.document ?? null, after: row },
  ],
  collections: ({ key, name, stored, row }) => [
    { part: "collections", key, name, product: null, ...changedFields(stored?.document, row) },
  ],
  pages({ name, stored, row }) {
    const { handle, site } = row as Parts["pages"];
    const fields = changedFields(stored?.document, row);
    return [{ part: "pages", key: toPageKey({ handle, site }), name, product: null, ...fields }];
  },
  sites: ({ key, name, stored, row }) =>
    stored === undefined
      ? createReason("newSiteStays")
      : [{ part: "sites", key, name, product: null, ...changedFields(stored.document, row) }],
};

/** The changes of an import but those of rates, with what the log cannot put back. */
export function listImportChanges(rows: readonly PlannedRow[]): ListedChanges {
  const listed: ListedChanges = { changes: [], obstacles: [] };
  if (rows.length > mostRows) {
    const reason = createReason("tooManyRowsToUndo", { count: rows.length, most: mostRows });
    return { changes: [], obstacles: [{ part: rows[0]!.part, key: "", name: "", reason }] };
  }
  const unlisted = new Set<PlannedRow["part"]>();
  for (const row of rows) {
    const { part, key, name } = row;
    if (part === "shippingRates" || part === "taxRates") continue;
    const changes = listers[part]?.(row);
    if (changes === undefined) unlisted.add(part);
    else if (Array.isArray(changes)) listed.changes.push(...changes);
    else listed.obstacles.push({ part, key, name, reason: changes });
  }
  // Without their rows: a gift card's code is a secret, and a review names a person.
  for (const part of unlisted)
    listed.obstacles.push({ part, key: "", name: "", reason: createReason("notKeptInLog", { part }) });
  return listed;
}

function listProduct({ key, stored, row, toldStock }: PlannedRow): Listed {
  const product = row as Product;
  const named = { part: "products" as const, key, name: getRowName(product) || key, product: product.id };
  // Orders may name it, so an undo takes one that was added off sale.
  if (stored === undefined)
    return product.enabled === false
      ? []
      : [{ ...named, before: { enabled: false }, after: { enabled: true } }];
  const before = stored.document as Product;
  const added = new Set(product.variants.map(({ id }) => id));
  // The stock of a variant that is left out is gone.
  const left = before.variants.find(({ id }) => !added.delete(id));
  if (left !== undefined) return createReason("variantLeftOut", { variant: left.id });
  if (shipsOtherwise(stored.stock ?? [], product)) return createReason("shippedOtherwise");
  const counts = listCounts(product, { before: [], after: [], ...toldStock }, added);
  if (!Array.isArray(counts)) return counts;
  if (counts.length > 0 && added.size > 0) return createReason("newVariantAndCounts");
  const fields = changedFields(
    toImported(stored),
    toImported({ ...stored, document: product, stock: listStockAfter(stored.stock ?? [], product, added) }),
  );
  const names = Object.keys({ ...fields.before, ...fields.after });
  if (names.length === 0) return counts;
  if (names.join() !== "enabled") return [{ ...named, ...fields }, ...counts];
  const [wasEnabled, enabled] = [before, product].map((each) => each.enabled !== false);
  const sale = { ...named, before: { enabled: wasEnabled }, after: { enabled } };
  return wasEnabled === enabled ? counts : [sale, ...counts];
}

const placeOf = ({ variant_id, region }: StockRow): string => `${variant_id} ${region}`;

/** True where a parcel is needed, or is no longer, for stock that is there. */
function shipsOtherwise(stock: readonly StockRow[], { inventories }: Product): boolean {
  const now = new Map(inventories.map(toStockRow).map((row) => [placeOf(row), row.requires_shipping]));
  return stock.some((row) => (now.get(placeOf(row)) ?? row.requires_shipping) !== row.requires_shipping);
}

/** The stock of a product with that of its new variants, in the order of its variants. */
function listStockAfter(
  stock: readonly StockRow[],
  { variants, inventories }: Product,
  added: ReadonlySet<number>,
): StockRow[] {
  const places = new Map(variants.map(({ id }, place) => [id, place]));
  const place = ({ variant_id }: StockRow) => places.get(variant_id) ?? variants.length;
  return [
    ...stock,
    ...inventories.filter(({ variant_id }) => added.has(variant_id)).map(toStockRow),
  ].toSorted((a, b) => place(a) - place(b) || (a.region < b.region ? -1 : 1));
}

/** Counts that the import sets; a reason where it changes more of the stock of a variant that was there than a count. */
function listCounts(
  { id, title, variants }: Product,
  { before, after }: NonNullable<PlannedRow["toldStock"]>,
  added: ReadonlySet<number>,
): Listed {
  const old = new Map(before.map(toStockRow).map((row) => [placeOf(row), row]));
  const changes: RecordedChange[] = [];
  for (const now of after.map(toStockRow)) {
    if (added.has(now.variant_id)) continue;
    const key = placeOf(now);
    const was = old.get(key);
    old.delete(key);
    if (was === undefined) return createReason("countedOtherwise");
    if (was.quantity === now.quantity && was.level === now.level) continue;
    if (was.quantity === null || now.quantity === null || was.quantity === now.quantity)
      return createReason("countedOtherwise");
    const option = namedOption(variants.find((variant) => variant.id === now.variant_id)?.option1);
    changes.push({
      part: "stock",
      key,
      name: [title, option].filter(Boolean).join(" "),
      product: id,
      before: { quantity: was.quantity },
      after: { quantity: now.quantity },
    });
  }
  return old.size > 0 ? createReason("countedOtherwise") : changes;
}
