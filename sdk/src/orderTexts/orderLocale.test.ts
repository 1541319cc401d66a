import { expect, it } from "vitest";
import type { Address, Order, Site } from "../types.ts";
import { orderLocale } from "./orderLocale.ts";

const site = (...countries: string[]) =>
  ({ regions: countries.map((country) => ({ country })) }) as Pick<Site, "regions">;
const order = (language: Order["language"], billing: string | null, shipping: string | null = null) => ({
  language,
  address: {
    billing: billing === null ? null : ({ country: billing } as Address),
    shipping: shipping === null ? null : ({ country: shipping } as Address),
  },
});

it.each([
  ["the buyer's country", order("en", "GB", "US"), site("US"), "en-GB"],
  ["the destination without a billing address", order("en", null, "GB"), site("US"), "en-GB"],
  ["the site's first region without any", order("en", null), site("GB", "US"), "en-GB"],
  ["an American's French on a site that sells to Canada", order("fr", "US"), site("US", "CA"), "fr-CA"],
  ["an American's French on a site that does not", order("fr", "US"), site("US", "FR"), "fr-FR"],
] as const)("%s", (_, bought, by, locale) => expect(orderLocale(bought, by)).toBe(locale));
