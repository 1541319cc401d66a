import { readSearchText } from "./readSearchText.ts";

/** Filters of a list that an address may hold: the longest text of each, or its values. */
type Filters = Record<string, number | readonly (string | undefined)[]>;
type Search<F extends Filters> = {
  [Name in keyof F]?: F[Name] extends readonly (infer Value)[] ? Exclude<Value, undefined> : string;
};

/** Leaves out everything in an address that is no filter. */
export function readSearch<const F extends Filters>(search: Record<string, unknown>, filters: F): Search<F> {
  const found = Object.entries(filters).flatMap(([name, filter]) => {
    const value = search[name];
    const read =
      typeof filter === "number"
        ? readSearchText(value, filter)
        : filter.find((candidate) => candidate === value);
    return read === undefined ? [] : [[name, read]];
  });
  return Object.fromEntries(found);
}
