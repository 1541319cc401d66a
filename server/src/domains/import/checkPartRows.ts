import {
  createReason,
  emptyDocument,
  type PartName,
  type Parts,
  type Reason,
  rowKinds,
} from "@velours/sdk/import";
import { keepKnown } from "../../platform/keepKnown.ts";
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
  const rows = values.map((value, index) => ({
    file: part,
    line: index + 1,
    rows: 1,
    isListed: true,
    value,
  }));
  const { document, bad, unknown } = await checkSource(
    trx,
    {
      document: { ...emptyDocument(), [part]: rows },
      drafts: [],
      bad: [],
      rows: rows.length,
      blank: 0,
    },
    { sources: [], ...options },
  );
  if (unknown[part] !== undefined)
    return { bad: values.flatMap((value, row) => listUnknown(part, value, row)) };
  if (bad.length > 0) return { bad: bad.map(({ line, reasons }) => ({ row: line - 1, reasons })) };
  return { rows: document[part].map(({ value }) => cleanRow(part, value)) };
}

function listUnknown<Name extends PartName>(part: Name, value: Parts[Name], row: number): RefusedPlace[] {
  const unknown = new Map<string, number>();
  keepKnown(rowKinds[part].schema, value, unknown);
  const reasons = [...unknown.keys()].map((path) => createReason("unknownField", { path }));
  return reasons.length === 0 ? [] : [{ row, reasons }];
}
