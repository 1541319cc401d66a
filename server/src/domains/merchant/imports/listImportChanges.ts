import { getRowName, type Parts } from "@velours/sdk/import";
import { toPageKey } from "@velours/sdk/rules";
import type { StockRow } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import type { PlannedRow } from "../../import/plan/planDocument.ts";
import { toImported, toStockRow } from "../../import/store/storedRows.ts";
import { changedFields } from "../audit/changedFields.ts";
import type { RecordedChange } from "../audit/RecordedChange.ts";
import type { RatesPart } from "../rates/rateTables.ts";

/** Of larger imports the log keeps nothing: the file of before undoes them. */
const mostRows = 2_000;

/** Null for a row that the log cannot put back. */
type Listed = RecordedChange[] | null;

/** Rates have a place in their table, so their tables are compared. */
type Part = Exclude<PlannedRow["part"], RatesPart>;

const listers: { [Name in Part]?: (row: PlannedRow) => Listed } = {
  products: listProduct,
  promotions: ({ key, name, stored, document }) => [
    { part: "promotions", key, name, product: null, before: stored?.document ?? null, after: document },
  ],
  collections: ({ key, name, stored, document }) => [
    { part: "collections", key, name, product: null, ...changedFields(stored?.document, document) },
  ],
  pages({ name, stored, document }) {
    const { handle, site } = document as Parts["pages"];
    const fields = changedFields(stored?.document, document);
    return [{ part: "pages", key: toPageKey({ handle, site }), name, product: null, ...fields }];
  },
  // A site that was added has orders soon.
  sites: ({ key, name, stored, document }) =>
    stored === undefined
      ? null
      : [{ part: "sites", key, name, product: null, ...changedFields(stored.document, document) }],
};

/** The changes of an import but those of rates; null when the log could put back a part of them alone. */
export function listImportChanges(rows: readonly PlannedRow[]): Listed {
  if (rows.length > mostRows) return null;
  const changes: RecordedChange[] = [];
  for (const row of rows) {
    if (row.part === "shippingRates" || row.part === "taxRates") continue;
    const listed = listers[row.part]?.(row) ?? null;
    if (listed === null) return null;
    changes.push(...listed);
  }
  return changes;
}

function listProduct({ key, stored, document }: PlannedRow): Listed {
  const product = document as Product;
  const named = { part: "products" as const, key, name: getRowName(product) || key, product: product.id };
  // Orders may name it, so an undo takes one that was added off sale.
  if (stored === undefined)
    return product.enabled === false
      ? []
      : [{ ...named, before: { enabled: false }, after: { enabled: true } }];
  const stock = listStock(product, stored.stock ?? []);
  if (stock === null) return null;
  const fields = changedFields(toImported(stored), toImported({ ...stored, document: product }));
  return Object.keys({ ...fields.before, ...fields.after }).length > 0
    ? [{ ...named, ...fields }, ...stock]
    : stock;
}

/** Counts that the import sets; null where it changes more of the stock than a count. */
function listStock({ id, title, variants, inventories }: Product, stock: readonly StockRow[]): Listed {
  const changes: RecordedChange[] = [];
  for (const after of inventories.map(toStockRow)) {
    const { variant_id, region } = after;
    const before = stock.find((row) => row.variant_id === variant_id && row.region === region);
    if (before === undefined) continue;
    if (before.requires_shipping !== after.requires_shipping) return null;
    if (before.quantity === after.quantity && before.level === after.level) continue;
    if (before.quantity === null || after.quantity === null || before.quantity === after.quantity)
      return null;
    const option = variants.find((variant) => variant.id === variant_id)?.option1;
    changes.push({
      part: "stock",
      key: `${variant_id} ${region}`,
      name: [title, option].filter(Boolean).join(" "),
      product: id,
      before: { quantity: before.quantity },
      after: { quantity: after.quantity },
    });
  }
  return changes;
}
