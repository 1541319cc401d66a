import { setImmediate as nextTurn } from "node:timers/promises";
import { emptyDocument, type ImportDocument, type PartName, type Row } from "@velours/sdk/import";
import { readJsonRows } from "./batches/readJsonRows.ts";

/** A row of any kind, until it is checked. */
type UncheckedRow = Row<never>;

/**
 * Reads a JSON document with any of the kinds as its properties: `{ products, promotions, sites, … }`. Other work runs
 * meanwhile. Throws an ImportError for anything else.
 */
export async function readJson(file: string, text: string): Promise<ImportDocument> {
  const document = emptyDocument();
  for await (const { part, row } of readJsonRows(file, inTurns(text)))
    (document[part] as UncheckedRow[]).push(row as UncheckedRow);
  return document;
}

/** Reads a JSON list of rows of one kind, as readJson does. */
export async function readJsonList<Name extends PartName>(
  file: string,
  text: string,
  part: Name,
): Promise<ImportDocument[Name]> {
  const rows: UncheckedRow[] = [];
  for await (const { row } of readJsonRows(file, inTurns(text), part)) rows.push(row as UncheckedRow);
  return rows;
}

/** Letters that are parsed before others may run; about 5 milliseconds. */
const step = 65_536;

/** Pieces of a text, without its byte order mark and whole characters each. */
async function* inTurns(text: string): AsyncGenerator<string> {
  let start = text.startsWith("\uFEFF") ? 1 : 0;
  while (start < text.length) {
    const end = start + step;
    const isWithinPair = /[\uD800-\uDBFF]/.test(text[end - 1] ?? "");
    const piece = text.slice(start, isWithinPair ? end + 1 : end);
    yield piece;
    start += piece.length;
    await nextTurn();
  }
}
