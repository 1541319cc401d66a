import { isDeepStrictEqual } from "node:util";
import { validatorCompiler } from "@velours/sdk/shop";
import type { Site } from "@velours/sdk/types";

const validate = validatorCompiler({ schema: { "x-validator": "saveMerchantSiteBody" } });

/**
 * Settings without the defaults that the validation of their request put in: where the stored ones have no value, and
 * the same counts, there stays none. Otherwise a save would change fields that nobody touched.
 */
export function dropDefaults(sent: Site, stored: Site): Site {
  const filled = structuredClone(stored);
  validate(filled);
  return restore({ ...sent }, { ...stored }, { ...filled }) as unknown as Site;
}

type Values = Readonly<Record<string, unknown>>;

const restore = (sent: Values, stored: Values, filled: Values): Values =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) => {
      const [own, full] = [stored[name], filled[name]];
      if (isDeepStrictEqual(value, full)) return own === undefined ? [] : [[name, own]];
      return [[name, isObject(value) && isObject(own) && isObject(full) ? restore(value, own, full) : value]];
    }),
  );

const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);
