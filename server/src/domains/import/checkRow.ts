import { emptyDocument, type PartName, type Parts } from "@velours/sdk/import";
import type { Transaction } from "../../platform/store/schema.ts";
import { checkSource } from "./checkSource.ts";
import { cleanRow } from "./cleanRow.ts";

/** A row as an import would write it, or the reason why it refuses it. Call it under lockImports. */
export async function checkRow<Name extends PartName>(
  trx: Transaction,
  part: Name,
  value: Parts[Name],
): Promise<{ row: Parts[Name] } | { reason: string }> {
  const document = { ...emptyDocument(), [part]: [{ file: part, line: 1, rows: 1, value }] };
  const checked = await checkSource(trx, { document, drafts: [], bad: [], rows: 1, blank: 0 }, { sites: [] });
  const [row] = checked.document[part];
  return row === undefined
    ? { reason: (checked.bad[0]?.reason ?? "").slice(0, 2000) }
    : { row: cleanRow(part, row.value) };
}
