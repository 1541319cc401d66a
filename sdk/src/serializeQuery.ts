/**
 * A query string from nested values: `{ filter: { inventories: { region: "US" } } }` →
 * `filter[inventories][region]=US`, the brackets encoded, because some servers refuse them as they are. Lists repeat
 * their name. Absent and null values are left out, and empty lists.
 */
export function serializeQuery(query: Record<string, unknown>): string {
  const parts: string[] = [];
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) for (const item of value) add(name, item);
    else if (typeof value === "object") {
      for (const [key, item] of Object.entries(value)) add(`${name}[${key}]`, item);
    } else parts.push(`${encodeURIComponent(name)}=${encodeURIComponent(value as string)}`);
  };
  for (const [name, value] of Object.entries(query)) add(name, value);
  return parts.join("&");
}
