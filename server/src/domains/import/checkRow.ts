import type { PartName, Parts, Reason } from "@velours/sdk/import";
import type { Transaction } from "../../platform/store/schema.ts";
import { checkPartRows } from "./checkPartRows.ts";

/** A row as an import would write it, or the reasons why it refuses it. Call it under lockImports. */
export async function checkRow<Name extends PartName>(
  trx: Transaction,
  part: Name,
  value: Parts[Name],
  options?: { allowFree?: boolean },
): Promise<{ row: Parts[Name] } | { reasons: readonly Reason[] }> {
  const checked = await checkPartRows(trx, part, [value], options);
  const [row] = "rows" in checked ? checked.rows : [];
  return row === undefined ? { reasons: "bad" in checked ? (checked.bad[0]?.reasons ?? []) : [] } : { row };
}
