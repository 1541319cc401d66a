/** Where the elements of a JSON document's arrays begin. */
export interface Located {
  /** Lines of the elements of the outermost array, when the document is one. */
  elements: number[];
  /** Lines of the elements of each array that is a property of the document. */
  byProperty: Record<string, number[]>;
  /** How deep lists and objects are nested. */
  depth: number;
}

/** Finds the lines rows begin on; JSON.parse does not say. `text` must be valid JSON. */
export function locateRows(text: string): Located {
  const located: Located = { elements: [], byProperty: {}, depth: 0 };
  const open: string[] = [];
  let property = "";
  let line = 1;
  for (let offset = 0; offset < text.length; offset++) {
    const character = text[offset]!;
    if (character === "\n") line++;
    if (between.has(character)) continue;
    if (character === "]" || character === "}") {
      open.pop();
      continue;
    }
    const inside = open.at(-1);
    const end = character === '"' ? endOfString(text, offset) : offset + 1;
    const isKey = inside === "{" && character === '"' && isBeforeColon(text, end);
    if (!isKey && inside === "[") {
      if (open.length === 1) located.elements.push(line);
      else if (open.length === 2 && open[0] === "{") {
        located.byProperty[property] ??= [];
        located.byProperty[property]!.push(line);
      }
    }
    if (character === "[" || character === "{") {
      open.push(character);
      located.depth = Math.max(located.depth, open.length);
      continue;
    }
    if (isKey && open.length === 1) property = JSON.parse(text.slice(offset, end));
    offset = (character === '"' ? end : endOfLiteral(text, end)) - 1;
  }
  return located;
}

const between: ReadonlySet<string> = new Set(" \t\r\n,:");

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text[end - 1 - escapes] === "\\") escapes++;
    if (escapes % 2 === 0) return end + 1;
  }
}

/** End of a number, true, false or null. */
function endOfLiteral(text: string, start: number): number {
  let end = start;
  while (end < text.length && !/[\s,\]}]/.test(text[end]!)) end++;
  return end;
}

function isBeforeColon(text: string, end: number): boolean {
  let offset = end;
  while (/\s/.test(text[offset] ?? "")) offset++;
  return text[offset] === ":";
}
