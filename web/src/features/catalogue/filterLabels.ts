import {
  type AddressLanguage,
  formatMoney,
  getOwn,
  optionWord,
  type PriceRange,
  parsePriceRange,
  titleCase,
} from "@velours/sdk/rules";
import type { Currency } from "@velours/sdk/types";
import { m } from "../../platform/text/m.ts";
import type { Text } from "../../platform/text/useText.ts";

const groups = {
  vendors: m.brand,
  prices: m.price,
  function: m.filter_function,
  color: m.filter_color,
  girth: m.filter_girth,
  length: m.filter_length,
  suction: m.filter_suction,
  vibration: m.filter_vibration,
  insertion: m.filter_insertion,
  material: m.filter_material,
  size: m.filter_size,
};

const lengths = ["girth", "length"];

/** True for a filter with an icon: one of the shop's own. */
export const hasIcon = (key: string): boolean => Object.hasOwn(groups, key);

/** True for a length that is a bare number: it counts inches. Any other is in the unit that its words say. */
export const isInches = (key: string, value: string): boolean =>
  lengths.includes(key) && /^\d+(\.\d+)?$/.test(value);

/** Title of a filter group; an unknown key in title case. */
export function groupLabel(key: string, text: Text): string {
  const message = getOwn(groups, key);
  return message ? text(message) : titleCase(key.replaceAll("-", " "));
}

export function priceText({ min, max }: PriceRange, currency: Currency, text: Text): string {
  const from = formatMoney(min, currency);
  return max === null
    ? text(m.price_over, { from })
    : text(m.price_from_to, { from, to: formatMoney(max, currency) });
}

/** "air-pulse" or "deep red"; words with capitals, digits or other signs are as the merchant wants them read. */
const isSlug = (value: string): boolean => /^\p{Ll}+(?:[- ]\p{Ll}+)*$/u.test(value);

/** Text beside a filter's box: inches marked, prices as money, words translated, else a slug in title case. */
export function optionLabel(
  key: string,
  value: string,
  currency: Currency,
  language: AddressLanguage,
  text: Text,
): string {
  if (isInches(key, value)) return `${value}"`;
  if (key === "vendors") return value;
  if (key === "prices") {
    const range = parsePriceRange(value);
    return range ? priceText(range, currency, text) : value;
  }
  const word = optionWord(value, language);
  return word === value && isSlug(value) ? titleCase(value.replaceAll("-", " ")) : word;
}
