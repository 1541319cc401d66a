/** The value that shares most pairs of letters, when it shares half of them. */
export function nearest(value: string, values: readonly string[]): string | undefined {
  const pairs = (text: string) =>
    new Set([...text.toLowerCase()].map((_, at) => text.toLowerCase().slice(at, at + 2)));
  const own = pairs(value);
  const likeness = (other: string) => {
    const theirs = pairs(other);
    return (2 * [...own].filter((pair) => theirs.has(pair)).length) / (own.size + theirs.size);
  };
  const best = values.toSorted((left, right) => likeness(right) - likeness(left))[0];
  return best !== undefined && likeness(best) >= 0.5 ? best : undefined;
}
