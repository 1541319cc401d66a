import { createReason, emptyDocument, type ImportDocument, type PartName } from "@velours/sdk/import";
import { ImportError } from "./ImportError.ts";
import { type Located, locateRows } from "./locateRows.ts";

/** Rows are walked by functions that call themselves; the shop's own are far flatter. */
const maximumDepth = 100;

/**
 * Reads a JSON document with any of the kinds as its properties: `{ products, promotions, sites, … }`. Properties named in `others` are left to
 * the caller.
 */
export function readJson(file: string, text: string, others: readonly string[] = []): ImportDocument {
  const parsed = parse(file, text);
  const document = emptyDocument();
  const names = [...Object.keys(document), ...others];
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) {
    throw new ImportError(createReason("notObject", { file, names: names.join(", ") }));
  }
  const unknown = Object.keys(parsed).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new ImportError(createReason("unknownPart", { file, name: unknown, names: names.join(", ") }));
  }
  const { byProperty } = locate(file, text);
  for (const [name, list] of Object.entries(parsed)) {
    if (others.includes(name)) continue;
    if (!Array.isArray(list)) throw new ImportError(createReason("partNotList", { file, name }));
    document[name as PartName] = toRows(file, list, byProperty[name]);
  }
  return document;
}

/** Reads a JSON list of rows of one kind. */
export function readJsonList<Name extends PartName>(file: string, text: string): ImportDocument[Name] {
  const parsed = parse(file, text);
  if (!Array.isArray(parsed)) throw new ImportError(createReason("fileNotList", { file }));
  return toRows(file, parsed, locate(file, text).elements);
}

function locate(file: string, text: string): Located {
  const located = locateRows(text);
  if (located.depth > maximumDepth)
    throw new ImportError(createReason("tooDeep", { file, limit: maximumDepth }));
  return located;
}

const toRows = <T>(file: string, list: T[], lines: number[] = []) =>
  list.map((value, index) => ({ file, line: lines[index] ?? 1, rows: 1, value }));

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new ImportError(createReason("notJson", { file, message: (error as Error).message }));
  }
}
