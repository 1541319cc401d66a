/** A title for URLs: trimmed, only ASCII letters, digits, dashes and spaces, spaces to single dashes, lower case. */
export const toSlug = (title: string): string =>
  title
    .trim()
    .replace(/[^A-Za-z0-9\- ]/g, "")
    .replace(/ /g, "-")
    .replace(/-+/g, "-")
    .toLowerCase();
