import { currencyReasons } from "../rules/currencies.ts";
import { getPromotionRule } from "../rules/promotions/getPromotionRule.ts";
import { isCountry, shippingRateProblems, taxRateProblems } from "../rules/rateProblems.ts";
import type {
  Collection,
  GiftCard,
  Product,
  Promotion,
  ShippingRateRow,
  Site,
  TaxRateRow,
} from "../types.ts";
import type { PartName, Parts } from "./Row.ts";

/** Why a row that matches the contract says what no shop means; empty when nothing is wrong. */
export function valueReasons<Name extends PartName>(part: Name, row: Parts[Name]): string[] {
  switch (part) {
    case "products":
      return productReasons(row as Product);
    case "giftCards":
      return currencyReasons((row as GiftCard).currency, "currency");
    case "promotions":
      return promotionReasons(row as Promotion);
    case "shippingRates":
      return shippingRateReasons(row as ShippingRateRow);
    case "taxRates":
      return taxRateReasons(row as TaxRateRow);
    case "sites":
      return siteReasons(row as Site);
    case "collections":
      return collectionReasons(row as Collection);
    default:
      return [];
  }
}

function productReasons({ variants }: Product): string[] {
  const named = new Map<string, string>();
  for (const [index, { prices }] of variants.entries())
    for (const currency of Object.keys(prices))
      if (!named.has(currency)) named.set(currency, `variants[${index}].prices`);
  return [...named].flatMap(([currency, path]) => currencyReasons(currency, path));
}

function collectionReasons({ rules = {} }: Collection): string[] {
  return (["all", "any"] as const).flatMap((name) =>
    (rules[name] ?? []).flatMap(({ price }, index) => {
      const path = `rules.${name}[${index}].price`;
      if (price === undefined) return [];
      const { currency, above = 0, below = Number.POSITIVE_INFINITY } = price;
      const reasons = currencyReasons(currency, `${path}.currency`);
      return above < below
        ? reasons
        : [...reasons, `${path}.above is ${above}, but must be less than below, ${below}`];
    }),
  );
}

function siteReasons({ regions, currencies, timeZone = "UTC" }: Site): string[] {
  const reasons = regions.flatMap(({ country, currency }, index) => [
    ...(isCountry(country) ? [] : [countryReason(country, `regions[${index}].country`)]),
    ...(currencies.includes(currency)
      ? []
      : [`regions[${index}].currency is ${currency}, which is none of the site's currencies`]),
  ]);
  reasons.push(...currencies.flatMap((currency, index) => currencyReasons(currency, `currencies[${index}]`)));
  if (!isTimeZone(timeZone))
    reasons.push(`timeZone is "${timeZone}", which is no time zone such as America/New_York`);
  return reasons;
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

const percentReasons = (path: string, percent: number): string[] =>
  percent > 100 ? [`${path} is ${percent}, but a percentage is at most 100`] : [];

function promotionReasons(row: Promotion): string[] {
  const { type, discount, minimum, maximum, properties = [] } = row;
  const rule = getPromotionRule(type);
  const reasons = negativeReasons({ discount, minimum, maximum, credits_amount: row.credits_amount });
  if (rule?.percent) reasons.push(...percentReasons("discount", discount));
  if (typeof minimum === "number" && typeof maximum === "number" && maximum > 0 && minimum > maximum)
    reasons.push(`minimum is ${minimum}, which is more than maximum, ${maximum}`);
  if (rule?.tiers && properties.length === 0)
    reasons.push(`properties is empty, but ${type} takes its tiers from there`);
  properties.forEach((tier, index) => {
    const path = `properties[${index}]`;
    const { threshold, discount: off, amount } = tier;
    reasons.push(...negativeReasons({ threshold, discount: off, amount }, `${path}.`));
    if (rule?.percent) reasons.push(...percentReasons(`${path}.discount`, off ?? 0));
    if (tier.type === "percentage") reasons.push(...percentReasons(`${path}.amount`, amount ?? 0));
  });
  return reasons;
}

const negativeReasons = (fields: Record<string, number | null | undefined>, path = ""): string[] =>
  Object.entries(fields).flatMap(([name, amount]) =>
    (amount ?? 0) < 0 ? [`${path}${name} is ${amount}, but must not be below 0`] : [],
  );

function shippingRateReasons(row: ShippingRateRow): string[] {
  const { countries, currency, range, estimate } = row;
  const [earliest, latest] = estimate.value;
  const reasons = shippingRateProblems(row).map(({ path, problem }) => {
    if (problem === "emptyRange")
      return `${path} is ${range.max}, but must be more than range.min, ${range.min}`;
    if (problem === "reversedDays")
      return `${path} is ${earliest} to ${latest}, but the earliest day comes first`;
    return countryReason(countries[Number(/\d+/.exec(path)?.[0])] ?? "", path);
  });
  return [...currencyReasons(currency, "currency"), ...reasons];
}

const taxRateReasons = (row: TaxRateRow): string[] =>
  taxRateProblems(row).map(({ path, problem }) =>
    problem === "unknownState"
      ? `${path} is "${row.state}", which ${row.country} does not have`
      : countryReason(row.country, path),
  );

const countryReason = (country: string, path: string): string =>
  `${path} is "${country}", which is no ISO 3166 code such as US`;
