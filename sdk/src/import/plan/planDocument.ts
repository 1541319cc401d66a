import { createReason, type Reason } from "../../reasons/Reason.ts";
import type { StockRow } from "../../rules/catalogue/productRecord.ts";
import { isSold } from "../../rules/catalogue/productStates.ts";
import { isForSale } from "../../rules/catalogue/shownVariants.ts";
import { namedOption } from "../../rules/catalogue/variantOption.ts";
import { listCurrencies } from "../../rules/prices.ts";
import { diffRows, type FieldChange } from "../../shop/diffRows.ts";
import type { Collection, Product, Variant } from "../../types.ts";
import { getRowName } from "../getRowName.ts";
import type { ImportDocument, PartName, Parts, Row } from "../Row.ts";
import { type StoredRow, toInventory, toStockRow } from "../storedRow.ts";
import { findUnlisted } from "./findUnlisted.ts";

/** A row that an import writes. */
export interface PlannedRow {
  part: PartName;
  key: string;
  name: string;
  /** The hash of the stored row; null for a new row. */
  before: string | null;
  changes: FieldChange[];
  /** Undefined for a new row. */
  stored: StoredRow | undefined;
  /** As it becomes. */
  row: Parts[PartName];
  /** Of a product that is there: the stock that is set, before and after. */
  toldStock?: Record<"before" | "after", Product["inventories"]>;
}

/** The changes of an import, as lists by what a merchant asks about them. */
export interface PlannedImport {
  rows: PlannedRow[];
  /** Products that leave a collection, or are taken off sale. */
  leaving: Reason[];
  /** Prices that move by more than 30 percent. */
  moved: Reason[];
  /** Variants that would be sold out. */
  soldOut: Reason[];
  /** Handles of products that are in no collection there is: search alone finds them. */
  unlisted: string[];
}

const keys: { [Name in PartName]: (row: Parts[Name]) => string } = {
  products: ({ id }) => String(id),
  reviews: ({ id }) => String(id),
  collections: ({ handle }) => String(handle),
  promotions: ({ id }) => String(id),
  giftCards: ({ code }) => code,
  shippingRates: ({ identifier }) => identifier,
  taxRates: ({ country, state }) => `${country} ${state ?? ""}`,
  sites: ({ code }) => code,
  pages: ({ handle, site }) => `${handle} ${site ?? ""}`,
  notifications: ({ id }) => String(id),
  campaigns: ({ id }) => String(id),
  campaignPages: ({ kind, handle }) => `${kind} ${handle}`,
  upsellOffers: ({ id }) => String(id),
};

/** By what a stored row and one of a file are the same. */
const getRowKey = <Name extends PartName>(part: Name, row: Parts[Name]): string => keys[part](row);

/** The shop that an import is compared with. */
export interface PlannedShop {
  /** The parts that are compared, in this order. */
  parts: readonly PartName[];
  collections: readonly Collection[];
  readStored: (part: PartName) => AsyncIterable<StoredRow> | Iterable<StoredRow>;
  /** A row with the HTML that its file brought made harmless. */
  clean: <Name extends PartName>(part: Name, row: Parts[Name]) => Parts[Name];
  hash: (text: string) => string;
  /** Runs work to its end; it may pause between the steps. */
  run: <Result>(steps: Generator<void, Result>) => Promise<Result>;
}

/**
 * Compares checked rows with a shop. Stock is compared only where it is set, and not that of the variants in `untold`, of
 * which the file says nothing.
 */
export async function planDocument(
  shop: PlannedShop,
  { document, untold }: { document: ImportDocument; untold: ReadonlySet<number> },
  { stock = "keep" }: { stock?: "keep" | "set" | undefined },
): Promise<PlannedImport> {
  const plan: PlannedImport = { rows: [], leaving: [], moved: [], soldOut: [], unlisted: [] };
  const collections = new Map(
    [...shop.collections, ...document.collections.map(({ value }) => value)].map((collection) => [
      collection.handle,
      collection,
    ]),
  );
  const onSale: Product[] = [];
  for (const part of shop.parts) {
    const pending = new Map(await shop.run(cleanRows(part, document[part], shop)));
    if (pending.size === 0) continue;
    const add = (key: string, row: Parts[typeof part], stored?: StoredRow) => {
      const before = stored && comparable(stored, stock, untold);
      const after = stored ? comparableAfter(part, row, stored, stock, untold) : row;
      const changes = stored ? diffRows(before, after) : [];
      if (stored !== undefined && changes.length === 0) return;
      plan.rows.push({
        part,
        key,
        name: getRowName(row) || key,
        before: stored ? shop.hash(JSON.stringify(before)) : null,
        changes,
        stored,
        row,
        ...(part === "products" &&
          stored !== undefined && {
            toldStock: {
              before: (before as Product).inventories,
              after: (after as Product).inventories,
            },
          }),
      });
      if (part !== "products") return;
      noteProduct(plan, before as Product | undefined, after as Product);
      noteSoldOut(plan, stored, row as Product, stockAfter(row as Product, stored, stock, untold));
      // With its own stock: of a product that is there the one to compare leaves out what stays.
      if ((row as Product).enabled !== false) onSale.push(row as Product);
    };
    for await (const stored of shop.readStored(part)) {
      const key = getRowKey(part, stored.document);
      const row = pending.get(key);
      if (row === undefined) continue;
      pending.delete(key);
      add(key, row, stored);
    }
    for (const [key, row] of pending) add(key, row);
  }
  const unlisted = await shop.run(findUnlisted(onSale, [...collections.values()]));
  plan.unlisted.push(...unlisted.map(nameProduct));
  return plan;
}

/** Rows that are cleaned before requests may run; about 10 milliseconds. */
const step = 100;

/** Rows by their key, as the store keeps them. */
function* cleanRows<Name extends PartName>(
  part: Name,
  rows: readonly Row<Parts[Name]>[],
  { clean }: Pick<PlannedShop, "clean">,
): Generator<void, [string, Parts[Name]][]> {
  const cleaned: [string, Parts[Name]][] = [];
  for (const { value } of rows) {
    // Without fields that are undefined.
    cleaned.push([getRowKey(part, value), JSON.parse(JSON.stringify(clean(part, value)))]);
    if (cleaned.length % step === 0) yield;
  }
  return cleaned;
}

/** A row of a file as it is compared with the stored one. */
const comparableAfter = (
  part: PartName,
  row: Parts[PartName],
  stored: StoredRow,
  stock: "keep" | "set",
  untold: ReadonlySet<number>,
): unknown => (part === "products" ? withStock(row as Product, stored, stock, untold) : withoutBalance(row));

/** The ledger owns the balance of a gift card that is there: no import changes it. */
const withoutBalance = (row: object): object =>
  "amount_remaining" in row ? { ...row, amount_remaining: undefined } : row;

/** A stored row as it is compared: a product with the stock it has where that is set, or else with none. */
function comparable(
  { document, stock: rows }: StoredRow,
  stock: "keep" | "set",
  untold: ReadonlySet<number>,
): unknown {
  if (rows === undefined) return withoutBalance(document);
  const told = stock === "set" ? rows.filter(({ variant_id }) => !untold.has(variant_id)) : [];
  return { ...(document as Product), inventories: told.map(toInventory) };
}

function withStock(
  product: Product,
  { stock: rows = [] }: StoredRow,
  stock: "keep" | "set",
  untold: ReadonlySet<number>,
): Product {
  const existing = new Set(rows.map(({ variant_id }) => variant_id));
  const inventories = product.inventories
    .filter(({ variant_id }) => (stock === "set" ? !untold.has(variant_id) : !existing.has(variant_id)))
    .map((inventory) => ({ region: "INTL", ...inventory }));
  return { ...product, inventories };
}

const nameProduct = ({ id, handle }: Product): string => handle ?? String(id);
const nameVariant = (product: Product, { id, sku, option1 }: Variant): string =>
  [nameProduct(product), namedOption(option1) ?? sku ?? (product.variants.length > 1 ? id : null)]
    .filter((word) => word !== null)
    .join(" ");

function noteProduct(plan: PlannedImport, before: Product | undefined, after: Product): void {
  const name = nameProduct(after);
  const collections = after.collections ?? [];
  const left = (before?.collections ?? []).filter((handle) => !collections.includes(handle));
  if (left.length > 0)
    plan.leaving.push(createReason("leavesCollections", { name, collections: left.join(", ") }));
  if (before !== undefined && before.enabled !== false && after.enabled === false)
    plan.leaving.push(createReason("takenOffSale", { name }));
  for (const variant of after.variants) {
    const old = before?.variants.find(({ id }) => id === variant.id);
    const label = nameVariant(after, variant);
    for (const currency of listCurrencies([variant])) {
      const [was, is] = [old?.prices[currency], variant.prices[currency]];
      if (was && is !== undefined && Math.abs(is - was) > was * 0.3)
        plan.moved.push(createReason("priceMoves", { variant: label, was, is, currency }));
    }
  }
}

/** A product's stock once it is imported. */
function stockAfter(
  { inventories }: Product,
  stored: StoredRow | undefined,
  stock: "keep" | "set",
  untold: ReadonlySet<number>,
): StockRow[] {
  const isSet = ({ variant_id }: StockRow) => stock === "set" && !untold.has(variant_id);
  const kept = (stored?.stock ?? []).filter((row) => !isSet(row));
  const isKept = (row: StockRow) =>
    kept.some(({ variant_id, region }) => variant_id === row.variant_id && region === row.region);
  const added = inventories.map(toStockRow).filter((row) => !untold.has(row.variant_id) && !isKept(row));
  return [...kept, ...added];
}

/** Notes variants that nobody can buy any more, and a product whose last variant with stock is taken from sale. */
function noteSoldOut(
  plan: PlannedImport,
  stored: StoredRow | undefined,
  after: Product,
  stock: readonly StockRow[],
): void {
  const before = (stored?.document as Product | undefined)?.variants ?? [];
  const wasSold = (variant: Variant) => isSold(stored?.stock ?? [], variant);
  const named = plan.soldOut.length;
  for (const variant of after.variants) {
    const old = before.find(({ id }) => id === variant.id);
    if (!isForSale(variant) || isSold(stock, variant)) continue;
    if (old && isForSale(old) && !wasSold(old)) continue;
    plan.soldOut.push(createReason(old ? "soldOut" : "newSoldOut", { variant: nameVariant(after, variant) }));
  }
  const isStillSold = after.variants.some((variant) => isSold(stock, variant));
  if (before.some(wasSold) && !isStillSold && plan.soldOut.length === named)
    plan.soldOut.push(createReason("soldOut", { variant: nameProduct(after) }));
}
