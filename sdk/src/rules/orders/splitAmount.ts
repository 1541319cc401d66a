import { fromMinor, shareOfMinor, toMinor } from "../money.ts";

/** Splits an amount by weights, to the cent: the parts add up to it. Without any weight the first part is all of it. */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const minor = toMinor(amount);
  const weightMinors = weights.map(toMinor);
  const sum = weightMinors.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map((_, index) => (index === 0 ? fromMinor(minor) : 0));
  let before = 0;
  let split = 0;
  return weightMinors.map((weight) => {
    before += weight;
    const upTo = shareOfMinor(minor, sum, before);
    const part = upTo - split;
    split = upTo;
    return fromMinor(part);
  });
}
