import {
  createReason,
  emptyDocument,
  type ImportDocument,
  type PartName,
  type Row,
} from "@velours/sdk/import";
import { ImportError } from "./ImportError.ts";
import { JsonCursor } from "./JsonCursor.ts";
import { runInTurns } from "./runInTurns.ts";

/**
 * Reads a JSON document with any of the kinds as its properties: `{ products, promotions, sites, … }`. Other work runs
 * meanwhile. Throws an ImportError for anything else.
 */
export const readJson = (file: string, text: string): Promise<ImportDocument> =>
  runInTurns(parseDocument(file, text));

/** Reads a JSON list of rows of one kind, as readJson does. */
export const readJsonList = <Name extends PartName>(
  file: string,
  text: string,
): Promise<ImportDocument[Name]> => runInTurns(parseList(file, text));

/** Letters that are parsed before others may run; about 5 milliseconds. */
const step = 262_144;

export function* parseDocument(file: string, text: string): Generator<void, ImportDocument> {
  const cursor = new JsonCursor(file, text);
  const document = emptyDocument();
  const names = Object.keys(document).join(", ");
  if (!cursor.take("{")) {
    cursor.readValue();
    cursor.requireEnd();
    throw new ImportError(createReason("notObject", { file, names }));
  }
  if (!cursor.take("}")) {
    do {
      const name = cursor.readName();
      if (!isPart(document, name)) throw new ImportError(createReason("unknownPart", { file, name, names }));
      if (!cursor.take("[")) throw new ImportError(createReason("partNotList", { file, name }));
      document[name] = yield* parseRows(file, cursor);
    } while (cursor.take(","));
    cursor.require("}");
  }
  cursor.requireEnd();
  return document;
}

const isPart = (document: ImportDocument, name: string): name is PartName => Object.hasOwn(document, name);

function* parseList(file: string, text: string): Generator<void, UncheckedRow[]> {
  const cursor = new JsonCursor(file, text);
  if (!cursor.take("[")) {
    cursor.readValue();
    cursor.requireEnd();
    throw new ImportError(createReason("fileNotList", { file }));
  }
  const rows = yield* parseRows(file, cursor);
  cursor.requireEnd();
  return rows;
}

/** A row of any kind, until it is checked. */
type UncheckedRow = Row<never>;

/** The rest of a list that was begun. */
function* parseRows(file: string, cursor: JsonCursor): Generator<void, UncheckedRow[]> {
  const rows: UncheckedRow[] = [];
  if (cursor.take("]")) return rows;
  let pause = cursor.offset + step;
  do {
    if (cursor.offset >= pause) {
      pause = cursor.offset + step;
      yield;
    }
    const line = cursor.nextLine();
    rows.push({ file, line, rows: 1, value: cursor.readValue() as never });
  } while (cursor.take(","));
  cursor.require("]");
  return rows;
}
