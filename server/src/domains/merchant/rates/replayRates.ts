import type { RecordedChange } from "../audit/RecordedChange.ts";
import type { RecordedRate } from "./listRateChanges.ts";
import { type Rate, type RatesPart, rateTables } from "./rateTables.ts";

/** Rates with those of the changes as they were after them; all others stay as they are now. */
export function replayRates<Part extends RatesPart>(
  part: Part,
  stored: readonly Rate<Part>[],
  changes: readonly Pick<RecordedChange, "key" | "after">[],
): Rate<Part>[] {
  const { getKey } = rateTables[part];
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
