import { emptyDocument, type PartName, type Parts } from "@velours/sdk/import";
import type { Transaction } from "../../platform/store/schema.ts";
import { checkSource } from "./checkSource.ts";
import { cleanRow } from "./cleanRow.ts";

/** A row that an import refuses: its place in the list, from 0. */
export interface RefusedPlace {
  row: number;
  reason: string;
}

/** Rows of one part as an import would write them, or all that it refuses. Call it under lockImports. */
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
  const { document, bad } = await checkSource(
    trx,
    {
      document: { ...emptyDocument(), [part]: rows },
      drafts: [],
      bad: [],
      rows: rows.length,
      blank: 0,
    },
    { sites: [], ...options },
  );
  if (bad.length > 0)
    return { bad: bad.map(({ line, reason }) => ({ row: line - 1, reason: reason.slice(0, 2000) })) };
  return { rows: document[part].map(({ value }) => cleanRow(part, value)) };
}
