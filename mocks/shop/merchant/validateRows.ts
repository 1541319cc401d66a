import {
  emptyDocument,
  formatReasons,
  type PartName,
  type Parts,
  type RowKind,
  validateDocument,
} from "@velours/sdk/import";
import type { Language } from "@velours/sdk/types";

/** Rows of one part that an import would take, or its reasons against them, in a language, by their place in the list. */
export function validateRows<Name extends PartName>(
  kind: RowKind<Name>,
  values: readonly Parts[Name][],
  language: Language,
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
    ? { bad: bad.map(({ line, reasons }) => ({ row: line - 1, reason: formatReasons(reasons, language) })) }
    : { rows: document[kind.name].map(({ value }) => value as Parts[Name]) };
}
