/** A handle from a title: letters and digits, dashes between. */
export const slug = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[^A-Za-z0-9 -]/g, "")
    .trim()
    .replace(/[ -]+/g, "-")
    .toLowerCase();
