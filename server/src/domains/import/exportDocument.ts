import type { PartName } from "@velours/sdk/import";
import type { Transaction } from "../../platform/store/schema.ts";
import { kinds } from "./kinds.ts";
import { readStored, toImported } from "./store/storedRows.ts";

/**
 * The text of a document with everything that imports write but these parts, in the import's own form: a row a line, so
 * that a report names it. Each piece is small.
 */
export async function* exportDocument(
  trx: Transaction,
  without: readonly PartName[] = [],
): AsyncGenerator<string> {
  let separator = "{\n";
  for (const { name } of kinds) {
    if (without.includes(name)) continue;
    let isFirst = true;
    for await (const row of readStored(trx, name)) {
      if (row.closed) continue;
      yield `${isFirst ? `${separator}${JSON.stringify(name)}: [` : ","}\n${JSON.stringify(toImported(row))}`;
      isFirst = false;
      separator = ",\n";
    }
    if (!isFirst) yield "\n]";
  }
  yield separator === "{\n" ? "{}\n" : "\n}\n";
}
