import {
  createReason,
  emptyDocument,
  type ImportDocument,
  type PartName,
  type Reason,
} from "@velours/sdk/import";

const names = Object.keys(emptyDocument());

/** Reads a JSON document as an import does; a reason for a text that is none. */
export function parseRows(file: string, text: string): { document: ImportDocument } | { reason: Reason } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    // Engines that do not say where leave it at the first line.
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? 0);
    return { reason: createReason("notJson", { file, line: countLines(text, position) }) };
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
    return { reason: createReason("notObject", { file, names: names.join(", ") }) };
  const document = emptyDocument();
  const lines = findRowLines(text);
  for (const [name, rows] of Object.entries(parsed)) {
    if (!names.includes(name))
      return { reason: createReason("unknownPart", { file, name, names: names.join(", ") }) };
    if (!Array.isArray(rows)) return { reason: createReason("partNotList", { file, name }) };
    document[name as PartName] = rows.map((value) => ({
      file,
      line: lines.next().value ?? 1,
      rows: 1,
      value,
    }));
  }
  return { document };
}

const countLines = (text: string, end: number): number => text.slice(0, end).split("\n").length;

/** The line that each row of a document begins on. */
function* findRowLines(text: string): Generator<number, undefined> {
  let depth = 0;
  let line = 1;
  let isBehindRow = false;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},\n]|[^\s"[\]{},:]+/g)) {
    if (token === "\n") {
      line++;
      continue;
    }
    const isClosing = token === "]" || token === "}";
    if (isClosing) depth--;
    if (depth === 2 && token === ",") isBehindRow = false;
    else if (depth === 2 && !isClosing && !isBehindRow) {
      yield line;
      isBehindRow = true;
    }
    if (token === "[" || token === "{") {
      depth++;
      if (depth === 2) isBehindRow = false;
    }
  }
  return undefined;
}
