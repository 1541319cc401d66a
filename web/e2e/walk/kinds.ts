import type { TakenStep } from "./takeSteps.ts";

/** Steps without which a walk has not been everywhere. */
export const KINDS = [
  "open listing",
  "open product by its address",
  "add to bag",
  "change the region",
  "change the language",
  "open another tab",
  "switch to another tab",
  "reload",
  "go back",
  "apply a code",
  "go to the checkout",
  "buy what is in the bag",
  "lose the network",
  "have the network back",
  "sign in",
] as const;

/** How often each kind of step was taken. */
export function countKinds(taken: Iterable<Pick<TakenStep, "name">>, counts = new Map<string, number>()) {
  for (const { name } of taken) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The counts, the most frequent first. */
export const formatKinds = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([name, count]) => `${count} × ${name}`)
    .join(", ");
