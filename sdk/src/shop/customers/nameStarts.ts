/** The starts of a name, last name first and in lower case, that a text looks for: its words in either order. */
export function nameStarts(text: string): string[] {
  const words = text.trim().toLowerCase().split(/\s+/);
  // First name first is how people write it; the last name is how it is found.
  const rotated = [words.at(-1), ...words.slice(0, -1)].join(" ");
  return [...new Set([words.join(" "), rotated])];
}
