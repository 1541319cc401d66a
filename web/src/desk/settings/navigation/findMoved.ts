/** The fewest entries of a level that moved, where the others stand in their former order. */
export function findMoved<Placed>(level: readonly { placed: Placed; former: number }[]): Placed[] {
  const runs: { length: number; before: number }[] = [];
  for (const [at, { former }] of level.entries()) {
    const before = runs
      .map((run, index) => ({ ...run, index }))
      .filter(({ index }) => level[index]!.former < former)
      .reduce((best, run) => (run.length > best.length ? run : best), { length: 0, before: -1, index: -1 });
    runs[at] = { length: before.length + 1, before: before.index };
  }
  const stayed = new Set<number>();
  const longest = Math.max(0, ...runs.map(({ length }) => length));
  for (let at = runs.findIndex(({ length }) => length === longest); at >= 0; at = runs[at]!.before)
    stayed.add(at);
  return level.filter((_, at) => !stayed.has(at)).map(({ placed }) => placed);
}
