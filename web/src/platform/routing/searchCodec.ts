/** The query string as plain texts, no JSON; a key given twice holds both values, comma-separated. */
export function parseSearch(search: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [key, value] of new URLSearchParams(search)) {
    values[key] = Object.hasOwn(values, key) ? `${values[key]},${value}` : value;
  }
  return values;
}

/** The same way back, escaped as the server normalizes addresses: another spelling would be redirected. */
export function stringifySearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [[key, String(value)]],
  );
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}

/** Parameters that the root route keeps of the query string: texts, as `parseSearch` makes them. */
export const textSearch = (search: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

/** Parameters of the search page: words, page and order. */
export function searchParameters(search: Record<string, unknown>): Record<string, string> {
  const { q, page, sort } = textSearch(search);
  return textSearch({ q, page, sort });
}

/** For a route that reads nothing from the query string. */
export const noSearch = (): Record<never, never> => ({});
