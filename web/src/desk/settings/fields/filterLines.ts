import { getOwn } from "@velours/sdk/rules";
import { groupBy } from "../../../platform/groupBy.ts";

export type Filters = Readonly<Record<string, readonly string[]>>;

/** A line takes no line breaks, which are in no value that shoppers read. */
const formatFilter = ([key, values]: readonly [string, readonly string[]]): string =>
  `${key}: ${values.join(", ")}`.replace(/\s+/g, " ").trim();

/** Values that one can filter by as lines, `color: violet, black`. */
export const formatFilters = (filters: Filters): string =>
  Object.entries(filters).map(formatFilter).join("\n");

/**
 * Lines as the values of each filter; a filter that two lines name has those of both. A line that stands there as it was
 * `stored` keeps its filters and values, which may have a comma or a colon.
 */
export function readFilters(typed: string, stored: Filters = {}): Filters {
  const kept = groupBy(Object.entries(stored), formatFilter);
  const filters = new Map<string, Set<string>>();
  for (const line of typed.split("\n").filter((each) => each.trim() !== ""))
    for (const [key, values] of kept.get(line.replace(/\s+/g, " ").trim()) ?? [readFilter(line)])
      filters.set(key, new Set([...(filters.get(key) ?? []), ...values]));
  return Object.fromEntries([...filters].map(([key, values]) => [key, [...values]]));
}

function readFilter(line: string): [string, string[]] {
  const [key = "", ...rest] = line.split(":");
  const values = rest.join(":").split(",");
  return [key.trim(), values.map((value) => value.trim()).filter((value) => value !== "")];
}

/** Lines typed over the filters of `before`, as lines over those that are stored `now`: what was not touched is theirs. */
export function rebaseFilters(typed: string, before: Filters, now: Filters): string {
  const mine = readFilters(typed, before);
  const keys = new Set([...Object.keys(now), ...Object.keys(mine)]);
  const merged = [...keys].map((key): [string, string[]] => {
    const valuesOf = (filters: Filters) => getOwn(filters, key) ?? [];
    return [key, rebaseValues(valuesOf(mine), valuesOf(before), valuesOf(now))];
  });
  return formatFilters(Object.fromEntries(merged.filter(([, values]) => values.length > 0)));
}

/** The values of `now` without those that `mine` took from `before`, and with those that it added. */
const rebaseValues = (mine: readonly string[], before: readonly string[], now: readonly string[]) => [
  ...now.filter((value) => mine.includes(value) || !before.includes(value)),
  ...mine.filter((value) => !before.includes(value) && !now.includes(value)),
];

/** True when each line names a filter and a value of it. */
export const areFilters = (typed: string): boolean =>
  Object.entries(readFilters(typed)).every(
    // The shop takes no request with this name in it.
    ([key, values]) => key !== "" && key !== "__proto__" && values.length > 0,
  );
