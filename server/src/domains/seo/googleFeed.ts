import {
  decimalText,
  formerPrice,
  isInStock,
  optionValues,
  optionWord,
  productLink,
  unitPrice,
  variantLink,
  withLanguage,
} from "@velours/sdk/rules";
import { type ProductRecord, presentProduct } from "@velours/sdk/shop";
import type { Language, Product, Region, Site, Variant } from "@velours/sdk/types";
import { pictureAddresses } from "./indexedPages.ts";
import { textElement, XML_DECLARATION } from "./xml.ts";

interface Market {
  site: Site;
  region: Region;
  language: Language;
  origin: string;
}

/** Goods that are sold from this age on are for adults. */
const MAJORITY = 18;

/** Limits of Google's own. */
const titleLength = 150;
const descriptionLength = 5_000;

/** The goods that are sent to a country, one item a variant, as Google Merchant Center reads them; product by product. */
export function* writeGoogleFeed(records: readonly ProductRecord[], market: Market): Generator<string> {
  const { site, region, language, origin } = market;
  yield [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    textElement("title", `${site.name} – ${region.country}`),
    textElement("link", origin + withLanguage("/", language)),
    textElement("description", (language === "fr" && site.tagline_fr) || (site.tagline ?? site.name)),
    "\n",
  ].join("");
  for (const record of records) yield writeItems(record, market).join("");
  yield "</channel></rss>\n";
}

function writeItems(record: ProductRecord, market: Market): string[] {
  const { site, region, language } = market;
  if (record.id === site.warrantyProductId || record.id === site.giftCardProductId) return [];
  const regions = [region.fulfillment];
  const product = presentProduct(record, { language, currency: region.currency, regions });
  const isSent = (variant: Variant) =>
    variant.option1 !== null &&
    product.inventories.some(
      ({ variant_id, requires_shipping }) => variant_id === variant.id && requires_shipping,
    );
  const pictures = pictureAddresses(record, market.origin);
  // Google takes no item without a picture.
  if (pictures[0] === undefined) return [];
  return product.variants.filter(isSent).map((variant) => writeItem(product, variant, pictures, market));
}

function writeItem(
  product: Product,
  variant: Variant,
  pictures: readonly string[],
  { site, region: { currency }, language, origin }: Market,
): string {
  const values = optionValues(variant.option1).map((value) => optionWord(value, language));
  const price = unitPrice(variant, currency);
  const former = formerPrice(variant, currency);
  const link = origin + withLanguage(productLink(product), language);
  const write = (name: string, value: string) => textElement(`g:${name}`, value);
  const money = (amount: number) => `${decimalText(amount)} ${currency}`;
  const elements = [
    write("id", String(variant.id)),
    ...(product.variants.length > 1 ? [write("item_group_id", String(product.id))] : []),
    write("title", [product.title, ...values].join(" – ").slice(0, titleLength)),
    write("description", (toText(product.description ?? "") || product.title).slice(0, descriptionLength)),
    write("link", product.variants.length > 1 ? variantLink(link, variant.id) : link),
    ...pictures
      .slice(0, 11)
      .map((address, at) => write(at === 0 ? "image_link" : "additional_image_link", address)),
    write("availability", availability(product, variant)),
    write("price", money(former ?? price)),
    ...(former === null ? [] : [write("sale_price", money(price))]),
    write("brand", product.vendor),
    ...(variant.sku === null ? [write("identifier_exists", "no")] : [write("mpn", variant.sku)]),
    write("condition", "new"),
    ...((site.minimumAge ?? 0) >= MAJORITY ? [write("adult", "yes")] : []),
    write("product_type", product.type),
    ...(product.options ?? []).flatMap((option, at) => {
      const name = attributes[option];
      const value = values[at];
      return name === undefined || value === undefined ? [] : [write(name, value)];
    }),
  ];
  return `<item>${elements.join("")}</item>\n`;
}

/** Options that Google has an attribute for. */
const attributes: Readonly<Record<string, string>> = {
  Colour: "color",
  Color: "color",
  Size: "size",
  Material: "material",
};

/**
 * Products ordered in advance count as sold out: Google takes them only with the day they are sent, which
 * nothing says.
 */
const availability = (product: Product, { id }: Variant): string =>
  isInStock(product, id) ? "in_stock" : "out_of_stock";

const toText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
