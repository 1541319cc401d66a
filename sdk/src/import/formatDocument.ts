import type { PartName } from "./Row.ts";
import { type StoredRow, toImported } from "./storedRow.ts";

/**
 * The text of a document with these parts, in the import's own form: a row a line, so that a report names it. Each piece
 * is small.
 */
export async function* formatDocument(
  parts: readonly PartName[],
  readStored: (part: PartName) => AsyncIterable<StoredRow> | Iterable<StoredRow>,
): AsyncGenerator<string> {
  let separator = "{\n";
  for (const name of parts) {
    let isFirst = true;
    for await (const row of readStored(name)) {
      if (row.closed) continue;
      yield `${isFirst ? `${separator}${JSON.stringify(name)}: [` : ","}\n${JSON.stringify(toImported(row))}`;
      isFirst = false;
      separator = ",\n";
    }
    if (!isFirst) yield "\n]";
  }
  yield separator === "{\n" ? "{}\n" : "\n}\n";
}
