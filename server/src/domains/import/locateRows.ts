/** Where the elements of a JSON document's arrays begin. */
export interface Located {
  /** Lines of the elements of the outermost array, when the document is one. */
  elements: number[];
  /** Lines of the elements of each array that is a property of the document. */
  byProperty: Record<string, number[]>;
}

/** Finds the lines rows begin on; JSON.parse does not say. `text` must be valid JSON. */
export function locateRows(text: string): Located {
  const located: Located = { elements: [], byProperty: {} };
  const open: string[] = [];
  let property = "";
  let line = 1;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (character === "\n") line++;
    if (/[\s,:]/.test(character)) continue;
    if (character === "]" || character === "}") {
      open.pop();
      continue;
    }
    const inside = open.at(-1);
    const isKey = inside === "{" && isBeforeColon(text, at);
    if (!isKey && inside === "[") {
      if (open.length === 1) located.elements.push(line);
      else if (open.length === 2 && open[0] === "{") {
        located.byProperty[property] ??= [];
        located.byProperty[property]!.push(line);
      }
    }
    if (character === "[" || character === "{") {
      open.push(character);
      continue;
    }
    const end = endOfScalar(text, at);
    if (isKey && open.length === 1) property = JSON.parse(text.slice(at, end));
    at = end - 1;
  }
  return located;
}

function endOfScalar(text: string, start: number): number {
  let at = start + 1;
  if (text[start] !== '"') {
    while (at < text.length && !/[\s,\]}]/.test(text[at]!)) at++;
    return at;
  }
  while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}

function isBeforeColon(text: string, start: number): boolean {
  if (text[start] !== '"') return false;
  let at = endOfScalar(text, start);
  while (/\s/.test(text[at] ?? "")) at++;
  return text[at] === ":";
}
