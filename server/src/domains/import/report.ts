import { type BadRow, formatReasons, type PartName } from "@velours/sdk/import";
import { structureNote } from "./addStructure.ts";
import { kinds } from "./kinds.ts";
import { missingPricesNotes } from "./missingPrices.ts";
import { wordsOfParts } from "./partWords.ts";
import { removedNote } from "./removeExamples.ts";
import type { ImportResult } from "./runImport.ts";

const badLine = ({ file, line, name, reasons }: BadRow) =>
  `  ${file}:${line}${name ? ` ${name}` : ""}: ${formatReasons(reasons, "en")}`;

/**
 * The merchant's report of an import: bad rows first, then counts of all rows. `earlier` is the result of the batches before
 * the one that bad rows refuse.
 */
export function report(result: ImportResult, earlier?: ImportResult): string {
  const { imported, counts, structure, removed, bad, unknown, missingPrices, rows, currency, unknownStock } =
    result;
  const lines: string[] = [];
  if (currency !== undefined) lines.push(`Prices taken as ${currency}.`);
  if (rows.bad > 0) lines.push(`Bad rows${imported ? ", left out" : ""}:`, ...bad.map(badLine));
  const unnamed = rows.bad - bad.reduce((sum, row) => sum + row.rows, 0);
  if (unnamed > 0) lines.push(`  and ${unnamed} more bad rows, in batches before`);
  lines.push(...unknownNotes(unknown));
  const accounted = rows.used + rows.blank + rows.bad;
  if (imported) {
    for (const { name } of kinds) {
      const { inserted, updated, unchanged } = counts![name];
      if (inserted + updated + unchanged > 0) {
        lines.push(`${wordsOfParts[name]}: ${inserted} created, ${updated} updated, ${unchanged} unchanged`);
      }
    }
    lines.push(
      `${rows.in} rows in, ${accounted} accounted for: ${rows.used} imported, ${rows.blank} empty, ${rows.bad} bad`,
    );
    const stockKept = counts!.products.stockKept ?? 0;
    if (stockKept > 0)
      lines.push(
        `stock: ${stockKept} counts differ from the file's and were left as they are; --stock sets them`,
      );
    if (unknownStock > 0)
      lines.push(
        `stock: ${unknownStock} variants are tracked, but the file has no quantities for them; their stock stays as it is`,
      );
    lines.push(...missingPricesNotes(missingPrices));
    const note = structure && structureNote(structure);
    if (note !== undefined) lines.push(note);
    const gone = removed && removedNote(removed);
    if (gone !== undefined) lines.push(gone);
    const changed = Object.values(counts!).some(({ inserted, updated }) => inserted + updated > 0);
    if (!changed) lines.push("Nothing was changed: all of it was there already.");
  } else {
    lines.push(
      `${rows.in} rows in, ${accounted} accounted for: ${rows.used} good, ${rows.blank} empty, ${rows.bad} bad`,
    );
    if (bad.some(({ reasons }) => reasons.some(({ key }) => key === "free")))
      lines.push("--allow-free imports products that cost nothing.");
    if (bad.length > 0)
      lines.push(
        `Nothing ${earlier === undefined ? "" : "of this batch "}was imported. Mend the bad rows, or leave them out with --skip-bad.`,
      );
    if (earlier !== undefined) lines.push(batchesNote(earlier));
  }
  return lines.join("\n");
}

/** A sentence on the batches that an import wrote before it ended. */
export const batchesNote = ({ rows }: ImportResult): string =>
  `The batches before it are imported: ${rows.used} rows, of ${rows.in}. Import the file again, and it goes on after them.`;

/** The most fields that are named for each part. */
const mostFields = 20;

/** A line for each part of the document that has fields the contract does not name. */
const unknownNotes = (unknown: ImportResult["unknown"]): string[] =>
  Object.entries(unknown).map(([part, fields]) => {
    const named = [...fields].slice(0, mostFields).map(([path, count]) => `${path} (${count})`);
    const more = fields.size > mostFields ? ` and ${fields.size - mostFields} more` : "";
    const noun = wordsOfParts[part as PartName];
    return `Fields of ${noun} that the contract does not name, left out: ${named.join(", ")}${more}`;
  });
