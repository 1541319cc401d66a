const most = 6;
const shortest = 2;

/** Recent searches with another one in front; the same words in another letter case are the same search. */
export function addRecent(recent: readonly string[], search: string): string[] {
  const words = search.trim().replace(/\s+/g, " ");
  if (words.length < shortest) return [...recent];
  const others = recent.filter((other) => other.toLowerCase() !== words.toLowerCase());
  return [words, ...others].slice(0, most);
}
