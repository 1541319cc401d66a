/** Characters shown before and after what differs. */
const CONTEXT = 40;

/**
 * Two forms of a text, each as the part around what differs between them, with an ellipsis in the place of what was left
 * out. No part has more than `most` characters besides.
 */
export function excerptTexts(before: string, after: string, most: number): [string, string] {
  // By code points: no character may be cut in two.
  const [from, to] = [[...before], [...after]];
  if (from.length <= most && to.length <= most) return [before, after];
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start++;
  let end = 0;
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end++;
  const first = Math.max(0, start - CONTEXT);
  const excerpt = (text: readonly string[]): string => {
    const last = Math.min(text.length - Math.max(0, end - CONTEXT), first + most);
    const part = text.slice(first, last).join("");
    return `${first > 0 ? "…" : ""}${part}${last < text.length ? "…" : ""}`;
  };
  return [excerpt(from), excerpt(to)];
}
