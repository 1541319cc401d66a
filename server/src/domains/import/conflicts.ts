import type { Product, Promotion } from "@velours/sdk/types";
import type { Transaction } from "../../platform/store/schema.ts";
import { readHandles, readVariantOwners } from "../catalogue/store/productRows.ts";
import { readPromotionNames } from "../promotions/store.ts";
import { getRowName } from "./getRowName.ts";
import type { BadRow, Row } from "./Row.ts";

const bad = (row: Row<unknown>, reason: string): BadRow => ({
  file: row.file,
  line: row.line,
  rows: row.rows,
  name: getRowName(row.value),
  reason,
});

/** Rows whose handle or variant ids another product of the shop already has. */
export async function productConflicts(trx: Transaction, rows: readonly Row<Product>[]): Promise<BadRow[]> {
  const handles = new Map<string, number>();
  const owners = new Map<number, number>();
  for (const { id, handle } of await readHandles(trx)) {
    if (handle !== null) handles.set(handle, id);
  }
  for (const { id, product_id } of await readVariantOwners(trx)) {
    owners.set(id, product_id);
  }
  return rows.flatMap((row) => {
    const { id, handle, variants } = row.value;
    const holder = handle === undefined ? undefined : handles.get(handle);
    if (holder !== undefined && holder !== id)
      return [bad(row, `handle ${handle} is already that of product ${holder}`)];
    const taken = variants.find((variant) => (owners.get(variant.id) ?? id) !== id);
    return taken
      ? [bad(row, `variant id ${taken.id} is already one of product ${owners.get(taken.id)}`)]
      : [];
  });
}

/** Rows whose code another promotion of the shop already has, whatever its case. */
export async function promotionConflicts(
  trx: Transaction,
  rows: readonly Row<Promotion>[],
): Promise<BadRow[]> {
  const names = new Map<string, number>();
  for (const { id, name } of await readPromotionNames(trx)) names.set(name, id);
  return rows.flatMap((row) => {
    const holder = names.get(row.value.name.toLowerCase());
    return holder === undefined || holder === row.value.id
      ? []
      : [bad(row, `name ${row.value.name} is already that of promotion ${holder}`)];
  });
}
