import type { SiteCode } from "@velours/sdk/types";

/** A filter that an address may hold: the longest text, the values, or a function that reads one. */
type Filter = number | readonly unknown[] | ((value: unknown) => unknown);
type Value<F extends Filter> = F extends number
  ? string
  : F extends readonly (infer Listed)[]
    ? Exclude<Listed, undefined>
    : F extends (value: never) => infer Read
      ? Exclude<Read, undefined>
      : never;
type Search<F extends Record<string, Filter>> = { [Name in keyof F]?: Value<F[Name]> };

/** Leaves out everything in an address that is no filter. */
export function readSearch<const F extends Record<string, Filter>>(
  search: Record<string, unknown>,
  filters: F,
): Search<F> {
  const found = Object.entries(filters).flatMap(([name, filter]) => {
    const read = readValue(search[name], filter);
    return read === undefined ? [] : [[name, read]];
  });
  return Object.fromEntries(found);
}

function readValue(value: unknown, filter: Filter): unknown {
  if (typeof filter === "number") return readText(value, filter);
  return typeof filter === "function" ? filter(value) : filter.find((candidate) => candidate === value);
}

/** The router reads a text of digits as a number. */
function readText(value: unknown, longest: number): string | undefined {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text.trim() !== "" && text.length <= longest ? text.trim() : undefined;
}

export const readSite = (value: unknown) => readText(value, 40) as SiteCode | undefined;

/** Number of a row, such as a product's. */
export const readId = (value: unknown) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;

/** A day of the calendar as `YYYY-MM-DD`. */
export function readDay(value: unknown): string | undefined {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  const at = new Date(value);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value) ? value : undefined;
}
