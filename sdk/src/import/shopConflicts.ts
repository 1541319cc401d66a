import { createReason } from "../reasons/Reason.ts";
import type { Currency, GiftCard, Promotion } from "../types.ts";
import { productConflicts, promotionConflicts, refuseRow } from "./conflicts.ts";
import { type NavigationTargets, navigationConflicts } from "./navigationConflicts.ts";
import type { BadRow, ImportDocument, RefusedRow, Row } from "./Row.ts";
import { leaveOut } from "./validateDocument.ts";

/** Keys of a shop's rows that rows of a document may have taken, or name. */
export interface ShopKeys extends NavigationTargets {
  /** Ids of products by handle, and by the ids of their variants. */
  handles: ReadonlyMap<string, number>;
  variants: ReadonlyMap<number, number>;
  /** Ids of promotions by their code in lower case. */
  promotions: ReadonlyMap<string, number>;
  /** Currencies of gift cards by code. */
  cards: ReadonlyMap<string, Currency>;
}

/** Takes rows that conflict with a shop, or with another row of the document, out of it; answers them as a report has them. */
export function leaveOutConflicts(document: ImportDocument, keys: ShopKeys): BadRow[] {
  const bad: BadRow[] = [];
  bad.push(...leaveOut(document, "products", productConflicts(document.products, keys)));
  bad.push(...leaveOut(document, "promotions", promotionConflicts(document.promotions, keys.promotions)));
  bad.push(...leaveOut(document, "giftCards", cardConflicts(document.giftCards, keys.cards)));
  bad.push(...leaveOut(document, "sites", navigationConflicts(document.sites, withRows(keys, document))));
  bad.push(
    ...leaveOut(
      document,
      "promotions",
      missingProducts(document.promotions, withRows(keys, document).products),
    ),
  );
  return bad;
}

/** Targets of the shop, and of a document that is imported. */
const withRows = (
  { collections, pages, products }: NavigationTargets,
  document: Pick<ImportDocument, "collections" | "pages" | "products">,
): NavigationTargets => ({
  collections: new Set([...collections, ...document.collections.map(({ value }) => value.handle)]),
  pages: [...pages, ...document.pages.map(({ value }) => value)],
  products: new Set([...products, ...document.products.map(({ value }) => value.id)]),
});

/** Gift cards in another currency than the shop has them in: their money would become another amount. */
const cardConflicts = (
  rows: readonly Row<GiftCard>[],
  currencies: ReadonlyMap<string, Currency>,
): RefusedRow[] =>
  rows.flatMap((row) => {
    const { code, currency } = row.value;
    const stored = currencies.get(code) ?? currency;
    return stored === currency ? [] : [refuseRow(row, createReason("cardCurrency", { currency, stored }))];
  });

/** Rows that name a product which there is not. */
function missingProducts(rows: readonly Row<Promotion>[], ids: ReadonlySet<number>): RefusedRow[] {
  return rows.flatMap((row) => {
    const { free_product_id, product_id, properties = [] } = row.value;
    const named: [string, number | null | undefined][] = [
      ["free_product_id", free_product_id],
      ["product_id", product_id],
      ...properties.map((tier, index): [string, number | undefined] => [
        `properties[${index}].free_product.id`,
        tier.free_product?.id,
      ]),
    ];
    const [missing] = named.flatMap(([path, id]) =>
      typeof id === "number" && !ids.has(id) ? [createReason("noProduct", { path, product: id })] : [],
    );
    return missing ? [refuseRow(row, missing)] : [];
  });
}
