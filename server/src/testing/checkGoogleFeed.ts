import { isGtin } from "@velours/sdk/import";

type Item = ReadonlyMap<string, string>;

/** Limits and words of Google's product data specification: https://support.google.com/merchants/answer/7052112 */
const longest: Readonly<Record<string, number>> = {
  id: 50,
  title: 150,
  description: 5_000,
  link: 2_000,
  brand: 70,
  mpn: 70,
  color: 100,
  size: 100,
  item_group_id: 50,
  product_type: 750,
};
const words: Readonly<Record<string, readonly string[]>> = {
  availability: ["in_stock", "out_of_stock", "preorder", "backorder"],
  condition: ["new", "refurbished", "used"],
  adult: ["yes", "no"],
  identifier_exists: ["yes", "no"],
  age_group: ["newborn", "infant", "toddler", "kids", "adult"],
  gender: ["male", "female", "unisex"],
};
const required = ["id", "title", "description", "link", "image_link", "availability", "price", "condition"];

/** The items of a feed, each with the text of its elements; of a repeated element the first. */
export function readItems(xml: string): Item[] {
  return [...xml.matchAll(/<item>(.*?)<\/item>/gs)].map(([, text = ""]) => {
    const item = new Map<string, string>();
    for (const [, name = "", value = ""] of text.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/gs))
      if (!item.has(name)) item.set(name, decodeXml(value));
    return item;
  });
}

const decodeXml = (text: string): string =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");

/** All that Google would refuse or warn of in a feed. `skus` are the shop's own, which are no part numbers of makers. */
export function checkGoogleFeed(xml: string, skus: ReadonlySet<string>): string[] {
  const items = readItems(xml);
  const problems = items.flatMap((item) =>
    checkItem(item, skus).map((problem) => `${item.get("id")}: ${problem}`),
  );
  for (const name of ["id", "link"]) {
    const values = items.map((item) => item.get(name));
    if (new Set(values).size < values.length) problems.push(`two items have one ${name}`);
  }
  return problems;
}

function checkItem(item: Item, skus: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const get = (name: string) => item.get(name) ?? "";
  const check = (holds: boolean, problem: string) => holds || problems.push(problem);
  for (const name of required) check(get(name) !== "", `${name} is missing`);
  for (const [name, most] of Object.entries(longest)) check(get(name).length <= most, `${name} is too long`);
  for (const [name, allowed] of Object.entries(words))
    check(!item.has(name) || allowed.includes(get(name)), `${name} is ${get(name)}`);
  for (const name of ["title", "description"])
    check(!/&(amp|lt|gt|quot|#\d+);|<\/?[a-z]+>/.test(get(name)), `${name} has markup: ${get(name)}`);
  for (const name of ["link", "image_link"])
    check(/^https?:\/\/[^\s]+$/.test(get(name)), `${name} is no address`);
  check(!/\.svg(\?|#|$)/.test(get("image_link")), "its picture is an SVG");
  const amount = /^(\d+\.\d\d) ([A-Z]{3})$/;
  const price = Number(amount.exec(get("price"))?.[1]);
  check(price > 0, `price is ${get("price")}`);
  if (item.has("sale_price"))
    check(Number(amount.exec(get("sale_price"))?.[1]) < price, "the sale's price is not lower");
  if (item.has("gtin")) check(isGtin(get("gtin")), `gtin is ${get("gtin")}`);
  const isKnown = item.has("gtin") || (item.has("mpn") && item.has("brand"));
  check(isKnown !== (get("identifier_exists") === "no"), "identifiers and identifier_exists disagree");
  check(!skus.has(get("mpn")), "mpn is the shop's own SKU");
  check(!item.has("brand") || get("brand") !== "", "brand is empty");
  const clothes = ["age_group", "gender", "size"].filter((name) => item.has(name));
  if (item.has("gender")) check(clothes.length === 3, `clothes have ${clothes.join(", ")} alone`);
  if (item.has("shipping"))
    check(/<g:country>[A-Z]{2}<\/g:country>/.test(get("shipping")), "shipping has no country");
  return problems;
}
