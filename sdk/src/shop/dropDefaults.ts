import { validatorCompiler } from "../requests/validate.ts";

/**
 * A document without the defaults that the validation of its request put in: where the stored one has no value, and
 * the same counts, there stays none. Otherwise a save would change fields that nobody touched. `operation` is the one
 * whose body it is.
 */
export function dropDefaults<T extends object>(operation: string, sent: T, stored: T): T {
  const filled = structuredClone(stored);
  validatorCompiler({ schema: { "x-validator": `${operation}Body` } })(filled);
  return restore({ ...sent } as Values, { ...stored } as Values, { ...filled } as Values) as T;
}

type Values = Readonly<Record<string, unknown>>;

const restore = (sent: Values, stored: Values, filled: Values): Values =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      const [own, full] = [stored[name], filled[name]];
      if (isSame(value, full)) return own === undefined ? [] : [[name, own]];
      return [[name, isObject(value) && isObject(own) && isObject(full) ? restore(value, own, full) : value]];
    }),
  );

/** True for the same JSON, whatever the order of its fields. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const fields = Object.entries(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    fields.length === Object.keys(b).length &&
    fields.every(([name, value]) => Object.hasOwn(b, name) && isSame(value, (b as Values)[name]))
  );
}

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);
