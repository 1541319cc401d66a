import { type BadRow, createReason, type Reason, type Row } from "@velours/sdk/import";
import { GIFT_CARD, WARRANTY } from "@velours/sdk/rules";
import type { Currency, Product, SiteCode } from "@velours/sdk/types";
import type { Transaction } from "../../../platform/store/schema.ts";
import { nextId, readProductsByHandle } from "../../catalogue/store/productRows.ts";
import { ImportError } from "../ImportError.ts";
import type { ProductDraft, VariantDraft } from "./Draft.ts";
import { matchVariants } from "./matchVariants.ts";
import { type MergeContext, mergeProduct } from "./mergeProduct.ts";

export interface MergeOptions {
  /** Sources of products that are new. */
  sources: readonly SiteCode[];
  /** Currency of the export's prices. */
  currency: Currency;
  /** Stock of new variants that are tracked while the file does not say how many there are. */
  stockUnknown?: MergeContext["stockUnknown"];
}

export interface MergedProducts {
  rows: Row<Product>[];
  bad: BadRow[];
  /** Stored variants whose stock the file does not say: it stays. */
  untold: Set<number>;
  /** How many of them it says are tracked. */
  unknown: number;
}

/**
 * Makes products of an export's: with the ids of the product of the same handle and of its variants, so that importing
 * again changes nothing, or new ones. Everything that the export has no column for stays as it is stored. Call it under
 * lockImports.
 */
export async function mergeProducts(
  trx: Transaction,
  drafts: readonly Row<ProductDraft>[],
  { sources, currency, stockUnknown }: MergeOptions,
): Promise<MergedProducts> {
  const existing = await readProductsByHandle(
    trx,
    drafts.map(({ value }) => value.handle),
  );
  const next = {
    product: await nextId(trx, "products"),
    variant: await nextId(trx, "variants"),
  };
  const merged: MergedProducts = { rows: [], bad: [], untold: new Set(), unknown: 0 };
  requireColumns(drafts, existing, stockUnknown);
  for (const row of drafts) {
    const before = existing.get(row.value.handle);
    const matches = matchVariants(row.value.variants, before?.variants ?? []);
    const bad = row.value.variants.flatMap((draft) =>
      toReasons(draft, row.value, before, matches.has(draft), stockUnknown).map((reason) => ({
        ...row,
        line: draft.line,
        name: row.value.handle,
        reasons: [reason],
      })),
    );
    if (before === undefined && row.value.variants.length === 0)
      bad.push({ ...row, name: row.value.handle, reasons: [createReason("newNeedsPriceColumn")] });
    const { handle: name, type } = row.value;
    if (type !== undefined && isTakenWord(row.value, before))
      bad.push({ ...row, name, reasons: [createReason("specialType", { type })] });
    if (bad.length > 0) {
      // Each row of the product counts once, whatever is wrong with it.
      merged.bad.push(
        ...bad.map((each, index) => ({ ...withoutValue(each), rows: index === 0 ? row.rows : 0 })),
      );
      continue;
    }
    const id = before?.id ?? next.product++;
    const context: MergeContext = {
      id,
      before,
      matches,
      sources,
      currency,
      stockUnknown,
      untold: merged.untold,
      nextVariant: () => next.variant++,
    };
    const { stored: _, ...place } = row;
    merged.rows.push({ ...place, value: mergeProduct(row.value, context) });
    merged.unknown += [...matches.keys()].filter(({ quantity }) => quantity === "missing").length;
  }
  return merged;
}

/** Goods with the shop's own word for a gift card or for product protection would be sold as one. */
const isTakenWord = ({ type, isGiftCard }: ProductDraft, before: Product | undefined): boolean =>
  (type === GIFT_CARD && !(isGiftCard ?? before?.type === GIFT_CARD)) ||
  (type === WARRANTY && before?.type !== WARRANTY);

const withoutValue = ({ value: _, ...row }: BadRow & { value?: unknown }): BadRow => row;

/** Refuses a file whose new products all lack the same column, instead of naming each of its rows. */
function requireColumns(
  drafts: readonly Row<ProductDraft>[],
  existing: ReadonlyMap<string, Product>,
  stockUnknown: MergeContext["stockUnknown"],
): void {
  const [first] = drafts;
  if (first === undefined) return;
  const fresh = drafts.filter(({ value }) => !existing.has(value.handle));
  const variants = fresh.flatMap(({ value }) => value.variants);
  if (fresh.length === drafts.length && variants.every(({ prices }) => Object.keys(prices).length === 0))
    throw new ImportError(createReason("noPriceColumn", { file: first.file }));
  const tracked = variants.filter(({ quantity }) => quantity === "missing");
  const isColumnMissing = drafts.every(({ value }) =>
    value.variants.every(({ quantity }) => typeof quantity !== "number"),
  );
  if (tracked.length > 0 && isColumnMissing && stockUnknown === undefined)
    throw new ImportError(createReason("noQuantities", { file: first.file, count: tracked.length }));
}

/** Why a variant cannot be imported as it is. */
function toReasons(
  draft: VariantDraft,
  { handle, variants }: ProductDraft,
  before: Product | undefined,
  isStored: boolean,
  stockUnknown: MergeContext["stockUnknown"],
): Reason[] {
  if (isStored) return [];
  if (before !== undefined && draft.option1 === undefined)
    return [
      draft.sku
        ? createReason("noSuchSku", { handle, sku: draft.sku })
        : createReason("unclearVariant", { handle, count: before.variants.length }),
    ];
  if (draft.option1 === undefined && variants.length > 1)
    return [createReason("unclearOption", { handle, count: variants.length })];
  const reasons: Reason[] = [];
  if (Object.keys(draft.prices).length === 0) reasons.push(createReason("newWithoutPrice"));
  if (draft.quantity === "missing" && stockUnknown === undefined)
    reasons.push(createReason("quantityMissing"));
  return reasons;
}
