/** Draws that come out the same for the same seed. */
export interface Random {
  /** A whole number from 0 to `below` - 1. */
  int: (below: number) => number;
  chance: (share: number) => boolean;
  pick: <Value>(values: readonly Value[]) => Value;
}

/**
 * Mulberry32, seeded by the walk and the number of the step: a step draws the same numbers whatever was left out before
 * it, so a failing walk can be made shorter.
 */
export function createRandom(seed: number, step: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca6b)) >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
  const int = (below: number) => next() % below;
  return {
    int,
    chance: (share) => next() < share * 2 ** 32,
    pick: (values) => {
      if (values.length === 0) throw new Error("There is nothing to pick from.");
      return values[int(values.length)]!;
    },
  };
}
