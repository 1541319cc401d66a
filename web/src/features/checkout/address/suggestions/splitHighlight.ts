/** A part of a suggestion; `matched` is what was typed. */
export interface HighlightPart {
  text: string;
  matched: boolean;
}

/** A text cut at the ranges of `highlight` ('0-4,8-10', ends excluded). Ranges that are none are left out. */
export function splitHighlight(text: string, highlight: string): HighlightPart[] {
  const ranges = highlight
    .split(",")
    .flatMap((range) => {
      const [, start, end] = /^\s*(\d+)-(\d+)\s*$/.exec(range) ?? [];
      return start === undefined ? [] : [{ start: Number(start), end: Math.min(Number(end), text.length) }];
    })
    .sort((first, second) => first.start - second.start);
  const parts: HighlightPart[] = [];
  let at = 0;
  const add = (end: number, matched: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), matched });
    at = Math.max(at, end);
  };
  for (const { start, end } of ranges) {
    add(Math.min(start, text.length), false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
