/** The list with one entry at another place. */
export const movePlace = <Entry>(list: readonly Entry[], from: number, to: number): Entry[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
