import { isDeepStrictEqual } from "node:util";
import type { RecordedChange } from "../audit/RecordedChange.ts";
import { type Rate, type RatesPart, rateTables } from "./rateTables.ts";

/** A rate as the log keeps it. */
export type RecordedRate<Part extends RatesPart> = Rate<Part> & {
  /** Of one that was added or removed, where the order is kept: its place, from 1. */
  position?: number;
};

/** Rates that were added, removed or changed. */
export function listRateChanges<Part extends RatesPart>(
  part: Part,
  before: readonly Rate<Part>[],
  after: readonly Rate<Part>[],
): RecordedChange[] {
  const { getKey, isOrdered } = rateTables[part];
  const place = (rates: readonly Rate<Part>[]) =>
    new Map(
      rates.map((rate, index): [string, { rate: Rate<Part>; placed: RecordedRate<Part> }] => [
        getKey(rate),
        { rate, placed: { ...rate, ...(isOrdered && { position: index + 1 }) } },
      ]),
    );
  const [old, now] = [place(before), place(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key): RecordedChange[] => {
    const [from, to] = [old.get(key), now.get(key)];
    const change = { part, key, name: key, product: null };
    if (from === undefined || to === undefined)
      return [{ ...change, before: from?.placed ?? null, after: to?.placed ?? null }];
    return isDeepStrictEqual(from.rate, to.rate) ? [] : [{ ...change, before: from.rate, after: to.rate }];
  });
}
