import type { PartName, Parts } from "@velours/sdk/import";
import type { Transaction } from "../../platform/store/schema.ts";
import { checkPartRows } from "./checkPartRows.ts";

/** A row as an import would write it, or the reason why it refuses it. Call it under lockImports. */
export async function checkRow<Name extends PartName>(
  trx: Transaction,
  part: Name,
  value: Parts[Name],
  options?: { allowFree?: boolean },
): Promise<{ row: Parts[Name] } | { reason: string }> {
  const checked = await checkPartRows(trx, part, [value], options);
  const [row] = "rows" in checked ? checked.rows : [];
  return row === undefined ? { reason: "bad" in checked ? (checked.bad[0]?.reason ?? "") : "" } : { row };
}
