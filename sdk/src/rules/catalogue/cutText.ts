/** A text's beginning of at most `most` characters. None is cut in two: half an emoji is no text in a file or a store. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
