import type { ShippingRateRow, TaxRateRow } from "../types.ts";
import { isCountryCode } from "./addresses/countryCodes.ts";
import { regionProblems } from "./addresses/regionProblems.ts";

/** A value of a rate that matches the contract and means nothing. */
export interface RateProblem {
  /** Its field: `range.max`, `countries[1]`. */
  path: string;
  problem: "unknownCountry" | "unknownState" | "emptyRange" | "reversedDays";
}

/** Problems of the values of a shipping rate; empty for a good one. */
export function shippingRateProblems({
  countries,
  range,
  estimate,
}: Pick<ShippingRateRow, "countries" | "range" | "estimate">): RateProblem[] {
  const problems = countries.flatMap((country, index) => countryProblems(country, `countries[${index}]`));
  if (range.max !== null && range.max <= range.min)
    problems.push({ path: "range.max", problem: "emptyRange" });
  const [earliest = 0, latest = 0] = estimate.value;
  if (earliest > latest) problems.push({ path: "estimate.value", problem: "reversedDays" });
  return problems;
}

/** Problems of the place of a tax rate; empty for a good one. */
export function taxRateProblems({ country, state }: Pick<TaxRateRow, "country" | "state">): RateProblem[] {
  const problems = countryProblems(country, "country");
  // A row for every other country has the states of none.
  if (state !== null && (country === "*" || regionProblems({ country, state }).state !== undefined))
    problems.push({ path: "state", problem: "unknownState" });
  return problems;
}

const countryProblems = (country: string, path: string): RateProblem[] =>
  isCountry(country) ? [] : [{ path, problem: "unknownCountry" }];

/** True for a code in capitals, and for `*`, which is every other country. */
export const isCountry = (country: string): boolean =>
  country === "*" || (country === country.toUpperCase() && isCountryCode(country));
