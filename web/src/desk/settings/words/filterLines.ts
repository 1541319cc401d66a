export type Filters = Readonly<Record<string, readonly string[]>>;

/** A line takes no line breaks, which are in no value that shoppers read. */
const formatFilter = ([key, values]: readonly [string, readonly string[]]): string =>
  `${key}: ${values.join(", ")}`.replace(/\s+/g, " ").trim();

/** Values that one can filter by as lines, `color: violet, black`. */
export const formatFilters = (filters: Filters): string =>
  Object.entries(filters).map(formatFilter).join("\n");

/**
 * Lines as the values of each filter; a filter that two lines name has those of both. A line that stands there as it was
 * `stored` keeps its values, which may have a comma.
 */
export function readFilters(typed: string, stored: Filters = {}): Filters {
  const kept = new Map(Object.entries(stored).map((filter) => [formatFilter(filter), filter]));
  const filters = new Map<string, Set<string>>();
  for (const line of typed.split("\n").filter((each) => each.trim() !== "")) {
    const [key, values] = kept.get(line.replace(/\s+/g, " ").trim()) ?? readFilter(line);
    filters.set(key, new Set([...(filters.get(key) ?? []), ...values]));
  }
  return Object.fromEntries([...filters].map(([key, values]) => [key, [...values]]));
}

function readFilter(line: string): [string, string[]] {
  const [key = "", ...rest] = line.split(":");
  const values = rest.join(":").split(",");
  return [key.trim(), values.map((value) => value.trim()).filter((value) => value !== "")];
}

/** True when each line names a filter and a value of it. */
export const areFilters = (typed: string): boolean =>
  Object.entries(readFilters(typed)).every(
    // The shop takes no request with this name in it.
    ([key, values]) => key !== "" && key !== "__proto__" && values.length > 0,
  );
