import * as rowKinds from "../../import/kinds.ts";
import type { Parts } from "../../import/Row.ts";
import { isSameValue } from "../isSameValue.ts";
import type { RecordedChange } from "./RecordedChange.ts";

export type RatesPart = "shippingRates" | "taxRates";
export type Rate<Part extends RatesPart> = Parts[Part];

/** A rate as the log keeps it. */
type RecordedRate<Part extends RatesPart> = Rate<Part> & {
  /** Of one that was added or removed, where the order is kept: its place, from 1. */
  position?: number;
};

/** The key that imports find a rate by. */
export const rateKeys: { [Part in RatesPart]: (rate: Rate<Part>) => string } = {
  shippingRates: (rate) => String(rowKinds.shippingRates.getKeys(rate).identifier),
  taxRates: (rate) => String(rowKinds.taxRates.getKeys(rate).place),
};

/** The order of shipping rates is the merchant's. */
const isOrdered = (part: RatesPart): boolean => part === "shippingRates";

/** Rates that were added, removed or changed. */
export function listRateChanges<Part extends RatesPart>(
  part: Part,
  before: readonly Rate<Part>[],
  after: readonly Rate<Part>[],
): RecordedChange[] {
  const getKey = rateKeys[part];
  const place = (rates: readonly Rate<Part>[]) =>
    new Map(
      rates.map((rate, index): [string, { rate: Rate<Part>; placed: RecordedRate<Part> }] => [
        getKey(rate),
        { rate, placed: { ...rate, ...(isOrdered(part) && { position: index + 1 }) } },
      ]),
    );
  const [old, now] = [place(before), place(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key): RecordedChange[] => {
    const [from, to] = [old.get(key), now.get(key)];
    const change = { part, key, name: key, product: null };
    if (from === undefined || to === undefined)
      return [{ ...change, before: from?.placed ?? null, after: to?.placed ?? null }];
    return isSameValue(from.rate, to.rate) ? [] : [{ ...change, before: from.rate, after: to.rate }];
  });
}

/** Rates with those of the changes as they were after them; all others stay as they are now. */
export function replayRates<Part extends RatesPart>(
  part: Part,
  stored: readonly Rate<Part>[],
  changes: readonly Pick<RecordedChange, "key" | "after">[],
): Rate<Part>[] {
  const getKey = rateKeys[part];
  const wanted = new Map(changes.map(({ key, after }) => [key, after as RecordedRate<Part> | null]));
  const rates = stored.flatMap((rate) => {
    const after = wanted.get(getKey(rate));
    wanted.delete(getKey(rate));
    if (after === undefined) return [rate];
    return after === null ? [] : [toRate(after)];
  });
  const added = [...wanted.values()]
    .filter((rate) => rate !== null)
    .sort((first, second) => getPlace(first) - getPlace(second));
  for (const rate of added) rates.splice(getPlace(rate) - 1, 0, toRate(rate));
  return rates;
}

const getPlace = ({ position = Number.POSITIVE_INFINITY }: { position?: number }): number => position;

function toRate<Part extends RatesPart>({ position: _, ...rate }: RecordedRate<Part>): Rate<Part> {
  return rate as unknown as Rate<Part>;
}
