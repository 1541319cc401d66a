import { createReason, type Reason } from "../reasons/Reason.ts";
import type { Product, Promotion } from "../types.ts";
import { getRowName } from "./getRowName.ts";
import type { RefusedRow, Row } from "./Row.ts";

/** Says why a row is refused. */
export const refuseRow = (row: Row<unknown>, ...reasons: Reason[]): RefusedRow => ({
  file: row.file,
  line: row.line,
  rows: row.rows,
  isListed: row.isListed,
  name: getRowName(row.value),
  reasons,
  of: row,
});

/** Rows whose handle or variant ids another product of the shop already has; both maps lead to ids of products. */
export function productConflicts(
  rows: readonly Row<Product>[],
  {
    handles,
    variants: owners,
  }: { handles: ReadonlyMap<string, number>; variants: ReadonlyMap<number, number> },
): RefusedRow[] {
  return rows.flatMap((row) => {
    const { id, handle, variants } = row.value;
    const holder = handle === undefined ? undefined : handles.get(handle);
    if (handle !== undefined && holder !== undefined && holder !== id)
      return [refuseRow(row, createReason("handleTaken", { handle, product: holder }))];
    const taken = variants.find((variant) => (owners.get(variant.id) ?? id) !== id);
    const product = taken && owners.get(taken.id);
    return product === undefined
      ? []
      : [refuseRow(row, createReason("variantTaken", { variant: taken!.id, product }))];
  });
}

/** Rows whose code another promotion of the shop already has. `names`: ids of promotions by their code in lower case. */
export function promotionConflicts(
  rows: readonly Row<Promotion>[],
  names: ReadonlyMap<string, number>,
): RefusedRow[] {
  return rows.flatMap((row) => {
    const holder = names.get(row.value.name.toLowerCase());
    return holder === undefined || holder === row.value.id
      ? []
      : [refuseRow(row, createReason("promotionTaken", { name: row.value.name, promotion: holder }))];
  });
}
