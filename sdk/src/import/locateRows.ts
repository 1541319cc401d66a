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
    if (/[\s,:]/.test(character)) continue;
    if (character === "]" || character === "}") {
      open.pop();
      continue;
    }
    const inside = open.at(-1);
    const isKey = inside === "{" && isBeforeColon(text, offset);
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
    const end = endOfScalar(text, offset);
    if (isKey && open.length === 1) property = JSON.parse(text.slice(offset, end));
    offset = end - 1;
  }
  return located;
}

function endOfScalar(text: string, start: number): number {
  let offset = start + 1;
  if (text[start] !== '"') {
    while (offset < text.length && !/[\s,\]}]/.test(text[offset]!)) offset++;
    return offset;
  }
  while (text[offset] !== '"') offset += text[offset] === "\\" ? 2 : 1;
  return offset + 1;
}

function isBeforeColon(text: string, start: number): boolean {
  if (text[start] !== '"') return false;
  let offset = endOfScalar(text, start);
  while (/\s/.test(text[offset] ?? "")) offset++;
  return text[offset] === ":";
}
