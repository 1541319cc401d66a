import {
  emptyDocument,
  joinStored,
  leaveOutConflicts,
  type PartName,
  type Parts,
  type Reason,
  type RowKind,
  toRows,
  unknownFieldReasons,
  validateDocument,
} from "@velours/sdk/import";
import type { MockSession } from "../../session/MockSession.ts";
import { readShopKeys } from "./readShopKeys.ts";

/** Rows of one part that an import into the session's shop would take, or its reasons against them, by their place in the list. */
export function validateRows<Name extends PartName>(
  kind: RowKind<Name>,
  values: readonly Parts[Name][],
  session: MockSession,
  options?: { allowFree?: boolean },
): { rows: Parts[Name][] } | { bad: { row: number; reasons: readonly Reason[] }[] } {
  const unknown = values.flatMap((value, row) => {
    const reasons = unknownFieldReasons(kind, value);
    return reasons.length === 0 ? [] : [{ row, reasons }];
  });
  if (unknown.length > 0) return { bad: unknown };
  const rows = { ...emptyDocument(), [kind.name]: toRows(kind.name, values) };
  rows.sites = joinStored(rows.sites, session.sites);
  const { document, bad } = validateDocument(rows, [kind as RowKind], options);
  bad.push(...leaveOutConflicts(document, readShopKeys(session)));
  return bad.length > 0
    ? { bad: bad.map(({ line, reasons }) => ({ row: line - 1, reasons })) }
    : { rows: document[kind.name].map(({ value }) => value as Parts[Name]) };
}
