import { createReason, type Reason } from "../reasons/Reason.ts";
import { isReservedFilterKey } from "../rules/catalogue/isReservedFilterKey.ts";
import { currencyReasons } from "../rules/currencies.ts";
import { isWebAddress } from "../rules/isWebAddress.ts";
import { getPromotionRule } from "../rules/promotions/getPromotionRule.ts";
import { isCountry, shippingRateProblems, taxRateProblems } from "../rules/rateProblems.ts";
import { isReservedSegment } from "../rules/sites/pagePaths.ts";
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
export function valueReasons<Name extends PartName>(part: Name, row: Parts[Name]): Reason[] {
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

function productReasons({ variants, attributes = {} }: Product): Reason[] {
  const named = new Map<string, string>();
  for (const [index, { prices }] of variants.entries())
    for (const currency of Object.keys(prices))
      if (!named.has(currency)) named.set(currency, `variants[${index}].prices`);
  const taken = Object.keys(attributes).filter((key) => isReservedFilterKey(key));
  return [
    ...[...named].flatMap(([currency, path]) => currencyReasons(currency, path)),
    ...taken.map((name) => createReason("reservedFilter", { path: "attributes", name })),
  ];
}

function collectionReasons({ handle, rules = {} }: Collection): Reason[] {
  const priceReasons = (["all", "any"] as const).flatMap((name) =>
    (rules[name] ?? []).flatMap(({ price }, index) => {
      const path = `rules.${name}[${index}].price`;
      if (price === undefined) return [];
      const { currency, above = 0, below = Number.POSITIVE_INFINITY } = price;
      const reasons = currencyReasons(currency, `${path}.currency`);
      return above < below
        ? reasons
        : [...reasons, createReason("emptyPriceRange", { path: `${path}.above`, above, below })];
    }),
  );
  return isReservedSegment(handle)
    ? [createReason("reservedHandle", { path: "handle", handle }), ...priceReasons]
    : priceReasons;
}

function siteReasons(site: Site): Reason[] {
  const { regions, currencies, languages, timeZone = "UTC" } = site;
  const reasons = regions.flatMap(({ country, currency }, index) => [
    ...(isCountry(country) ? [] : [countryReason(country, `regions[${index}].country`)]),
    ...(currencies.includes(currency)
      ? []
      : [createReason("foreignCurrency", { path: `regions[${index}].currency`, currency })]),
  ]);
  reasons.push(...currencies.flatMap((currency, index) => currencyReasons(currency, `currencies[${index}]`)));
  if (!languages.supported.includes(languages.default))
    reasons.push(
      createReason("noDefaultLanguage", { path: "languages.supported", language: languages.default }),
    );
  reasons.push(
    ...emptyReasons({ regions, currencies }),
    ...twiceReasons("currencies", currencies),
    ...twiceReasons("languages.supported", languages.supported),
    ...twiceReasons(
      "regions",
      regions.map(({ country }) => country),
      ".country",
    ),
  );
  if (!isTimeZone(timeZone)) reasons.push(createReason("unknownTimeZone", { path: "timeZone", timeZone }));
  return [...reasons, ...clientReasons(site)];
}

/** Problems of settings that clients find the shop and its services by. */
function clientReasons({ brand, api, assets, services = [] }: Site): Reason[] {
  const addresses = Object.entries({
    "api.browser": api?.browser,
    "api.server": api?.server,
    "assets.base": assets?.base,
    "assets.images": assets?.images,
  });
  return [
    ...(/^[\w.-]+$/.test(brand) ? [] : [createReason("noNamePrefix", { path: "brand", name: brand })]),
    ...addresses.flatMap(([path, address]) => (address === undefined ? [] : addressReasons(path, address))),
    ...twiceReasons(
      "services",
      services.map(({ role, provider }) => [role, provider].filter(Boolean).join(" ")),
    ),
    ...services.flatMap(({ provider, key }, index) =>
      key && !provider ? [createReason("keyOfNoProvider", { path: `services[${index}].key` })] : [],
    ),
  ];
}

function addressReasons(path: string, address: string): Reason[] {
  if (!isWebAddress(address)) return [createReason("noBaseAddress", { path, address })];
  const isFolder = path.startsWith("assets.");
  return isFolder && !address.endsWith("/") ? [createReason("noFolderAddress", { path, address })] : [];
}

/** A shop without a country or a currency sells nothing. */
const emptyReasons = (lists: Readonly<Record<string, readonly unknown[]>>): Reason[] =>
  Object.entries(lists).flatMap(([path, list]) =>
    list.length === 0 ? [createReason("tooFewItems", { path, limit: 1 })] : [],
  );

/** The second of two equal entries would never count. */
const twiceReasons = (list: string, names: readonly string[], field = ""): Reason[] =>
  names.flatMap((name, index) =>
    names.indexOf(name) < index
      ? [createReason("listedTwice", { path: `${list}[${index}]${field}`, name })]
      : [],
  );

/**
 * PostgreSQL takes a short name for an abbreviation, which may be another zone (IST), one without summer time (CET) or none
 * (AET): only UTC and names with a place are the same to it and to JavaScript.
 */
function isTimeZone(timeZone: string): boolean {
  if (timeZone !== "UTC" && !timeZone.includes("/")) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

/** A broken percentage from before they had to be whole can still be ended. */
const percentReasons = (path: string, percent: number, enabled: boolean): Reason[] => [
  ...(percent > 100 ? [createReason("aboveHundredPercent", { path, percent })] : []),
  ...(!enabled || Number.isInteger(percent) ? [] : [createReason("brokenPercent", { path, percent })]),
];

function promotionReasons(row: Promotion): Reason[] {
  const { type, enabled, discount, minimum, maximum, properties = [] } = row;
  const rule = getPromotionRule(type);
  const reasons = negativeReasons({ discount, minimum, maximum, credits_amount: row.credits_amount });
  if (rule?.percent) reasons.push(...percentReasons("discount", discount, enabled));
  if (typeof minimum === "number" && typeof maximum === "number" && maximum > 0 && minimum > maximum)
    reasons.push(createReason("minimumAboveMaximum", { minimum, maximum }));
  if (rule?.tiers && properties.length === 0) reasons.push(createReason("noTiers", { type }));
  properties.forEach((tier, index) => {
    const path = `properties[${index}]`;
    const { threshold, discount: off, amount } = tier;
    reasons.push(...negativeReasons({ threshold, discount: off, amount }, `${path}.`));
    if (rule?.percent) reasons.push(...percentReasons(`${path}.discount`, off ?? 0, enabled));
    if (tier.type === "percentage") reasons.push(...percentReasons(`${path}.amount`, amount ?? 0, enabled));
  });
  return reasons;
}

const negativeReasons = (fields: Record<string, number | null | undefined>, path = ""): Reason[] =>
  Object.entries(fields).flatMap(([name, amount]) =>
    typeof amount === "number" && amount < 0
      ? [createReason("negative", { path: `${path}${name}`, amount })]
      : [],
  );

function shippingRateReasons(row: ShippingRateRow): Reason[] {
  const { countries, currency, range, estimate } = row;
  const [earliest = 0, latest = 0] = estimate.value;
  const reasons = shippingRateProblems(row).map(({ path, problem }) => {
    if (problem === "emptyRange")
      return createReason("emptyRange", { path, max: range.max ?? 0, min: range.min });
    if (problem === "reversedDays") return createReason("reversedDays", { path, earliest, latest });
    return countryReason(countries[Number(/\d+/.exec(path)?.[0])] ?? "", path);
  });
  return [...currencyReasons(currency, "currency"), ...reasons];
}

const taxRateReasons = (row: TaxRateRow): Reason[] =>
  taxRateProblems(row).map(({ path, problem }) =>
    problem === "unknownState"
      ? createReason("unknownState", { path, state: row.state ?? "", country: row.country })
      : countryReason(row.country, path),
  );

const countryReason = (country: string, path: string): Reason =>
  createReason("unknownCountry", { path, country });
