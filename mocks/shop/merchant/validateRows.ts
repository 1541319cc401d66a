import {
  emptyDocument,
  type PartName,
  type Parts,
  type RowKind,
  validateDocument,
} from "@velours/sdk/import";

/** Rows of one part that an import would take, or its reasons against them by their place in the list. */
export function validateRows<Name extends PartName>(
  kind: RowKind<Name>,
  values: readonly Parts[Name][],
): { rows: Parts[Name][] } | { bad: { row: number; reason: string }[] } {
  const rows = values.map((value, index) => ({
    file: kind.name,
    line: index + 1,
    rows: 1,
    isListed: true,
    value,
  }));
  const { document, bad } = validateDocument({ ...emptyDocument(), [kind.name]: rows }, [kind as RowKind]);
  return bad.length > 0
    ? { bad: bad.map(({ line, reason }) => ({ row: line - 1, reason })) }
    : { rows: document[kind.name].map(({ value }) => value as Parts[Name]) };
}
