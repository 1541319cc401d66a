import { writeCurrencyText } from "../currencyText.ts";
import type { Currency } from "../types.ts";
import { MAX_FIELDS } from "../validation.ts";

interface Named {
  /** Where the request names a currency; `*` is each item of a list. */
  places: readonly string[];
  /** Currencies the shop sells in; without sites it sells nothing yet, and refuses none. */
  sold: readonly Currency[];
  /** The texts of what the contract refuses, by path. */
  fields: Readonly<Record<string, string>>;
}

/**
 * The text of each place where a part of a request names no currency that the shop sells in, by path. The contract's own
 * text for a missing or malformed one names the currencies of the demo.
 */
export function currencyErrors(value: unknown, { places, sold, fields }: Named): Record<string, string> {
  if (sold.length === 0) return {};
  const refused = places
    .flatMap((place) => expand(value, place.split("."), ""))
    .filter(
      ({ path, found }) => path in fields || (typeof found === "string" && !sold.includes(found as Currency)),
    );
  if (refused.length === 0) return {};
  const text = writeCurrencyText([...new Set(sold)]);
  return Object.fromEntries(refused.slice(0, MAX_FIELDS).map(({ path }) => [path, text]));
}

interface Place {
  path: string;
  found: unknown;
}

/** The places that a path leads to in a value. */
function expand(value: unknown, [name, ...rest]: readonly string[], path: string): Place[] {
  if (name === undefined) return [{ path, found: value }];
  if (name === "*")
    return Array.isArray(value)
      ? value.flatMap((item, index) => expand(item, rest, `${path}[${index}]`))
      : [];
  const next =
    typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return expand(next, rest, path === "" ? name : `${path}.${name}`);
}
