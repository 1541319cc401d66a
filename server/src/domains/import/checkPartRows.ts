import {
  emptyDocument,
  type PartName,
  type Parts,
  type Reason,
  rowKinds,
  toRows,
  unknownFieldReasons,
} from "@velours/sdk/import";
import type { Transaction } from "../../platform/store/schema.ts";
import { checkSource } from "./checkSource.ts";
import { cleanRow } from "./cleanRow.ts";

/** A row that an import refuses: its place in the list, from 0. */
export interface RefusedPlace {
  row: number;
  reasons: readonly Reason[];
}

/**
 * Rows of one part as an import would write them, or all that it refuses. A field that the contract does not name is
 * refused, too: an import says which it left out, but the answer to a program has no place for that, and a misspelt
 * minimum makes a promotion without one. Call it under lockImports.
 */
export async function checkPartRows<Name extends PartName>(
  trx: Transaction,
  part: Name,
  values: readonly Parts[Name][],
  options: { allowFree?: boolean } = {},
): Promise<{ rows: Parts[Name][] } | { bad: RefusedPlace[] }> {
  const { document, bad, unknown } = await checkSource(
    trx,
    {
      document: { ...emptyDocument(), [part]: toRows(part, values) },
      drafts: [],
      bad: [],
      rows: values.length,
      blank: 0,
    },
    { sources: [], ...options },
  );
  if (unknown[part] !== undefined)
    return {
      bad: values.flatMap((value, row) => {
        const reasons = unknownFieldReasons(rowKinds[part], value);
        return reasons.length === 0 ? [] : [{ row, reasons }];
      }),
    };
  if (bad.length > 0) return { bad: bad.map(({ line, reasons }) => ({ row: line - 1, reasons })) };
  return { rows: document[part].map(({ value }) => cleanRow(part, value)) };
}
