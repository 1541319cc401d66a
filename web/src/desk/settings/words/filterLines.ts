type Filters = Readonly<Record<string, readonly string[]>>;

/** Values that one can filter by as lines, `color: violet, black`. */
export const formatFilters = (filters: Filters): string =>
  Object.entries(filters)
    .map(([key, values]) => `${key}: ${values.join(", ")}`)
    .join("\n");

/** Lines as the values of each filter; a filter that two lines name has those of both. */
export function readFilters(typed: string): Filters {
  const filters = new Map<string, Set<string>>();
  for (const line of typed.split("\n").filter((each) => each.trim() !== "")) {
    const [key = "", ...rest] = line.split(":");
    const values = filters.get(key.trim()) ?? new Set();
    for (const value of rest.join(":").split(",")) if (value.trim() !== "") values.add(value.trim());
    filters.set(key.trim(), values);
  }
  return Object.fromEntries([...filters].map(([key, values]) => [key, [...values]]));
}

/** True when each line names a filter and a value of it. */
export const areFilters = (typed: string): boolean =>
  Object.entries(readFilters(typed)).every(([key, values]) => key !== "" && values.length > 0);
