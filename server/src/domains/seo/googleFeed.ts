import {
  cutText,
  decimalText,
  formerPrice,
  getMedium,
  getVariantImages,
  isForSale,
  isInStock,
  optionProperty,
  optionValues,
  optionWord,
  pictureAddresses,
  plainText,
  productLink,
  rateFor,
  rowsFor,
  stockRegions,
  unitPrice,
  variantLink,
  withLanguage,
} from "@velours/sdk/rules";
import { type ProductRecord, presentProduct } from "@velours/sdk/shop";
import type { Language, Product, Region, ShippingRateRow, Site, Variant } from "@velours/sdk/types";
import { textElement, XML_DECLARATION } from "./xml.ts";

interface Market {
  site: Site;
  region: Region;
  language: Language;
  origin: string;
  /** All of the shop's. */
  rates: readonly ShippingRateRow[];
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
    textElement("link", origin + withLanguage("/", { language, defaultLanguage: site.languages.default })),
    textElement("description", (language === "fr" && site.tagline_fr) || (site.tagline ?? site.name)),
    "\n",
  ].join("");
  for (const record of records) yield writeItems(record, market).join("");
  yield "</channel></rss>\n";
}

function writeItems(record: ProductRecord, market: Market): string[] {
  const { site, region, language } = market;
  if (record.id === site.warrantyProductId || record.id === site.giftCardProductId) return [];
  const regions = stockRegions(region.fulfillment);
  const product = presentProduct(record, { language, currency: region.currency, regions });
  const isSent = (variant: Variant) => isForSale(variant) && getMedium(product, variant.id) === "physical";
  return product.variants.filter(isSent).flatMap((variant) => {
    const pictures = pictureAddresses(product.id, getVariantImages(product.images, variant), market.origin);
    // Google takes no item without a picture.
    return pictures.length === 0 ? [] : [writeItem(product, variant, pictures, market)];
  });
}

function writeItem(product: Product, variant: Variant, pictures: readonly string[], market: Market): string {
  const { site, region, language, origin } = market;
  const { currency } = region;
  const price = unitPrice(variant, currency);
  const former = formerPrice(variant, currency);
  const address = { language, defaultLanguage: site.languages.default };
  const values = optionValues(variant.option1).map((value) => optionWord(value, address));
  const link = origin + withLanguage(productLink(product, site.navigation), address);
  const money = (amount: number) => `${decimalText(amount)} ${currency}`;
  const { ageGroup, gender } = product.meta;
  const elements = [
    write("id", String(variant.id)),
    ...(product.variants.length > 1 ? [write("item_group_id", String(product.id))] : []),
    write("title", cutText([product.title, ...values].join(" – "), titleLength)),
    write("description", plainText(product.description ?? "", descriptionLength) || product.title),
    write("link", product.variants.length > 1 ? variantLink(link, variant.id) : link),
    ...pictures
      .slice(0, 11)
      .map((address, at) => write(at === 0 ? "image_link" : "additional_image_link", address)),
    write("availability", availability(product, variant)),
    write("price", money(former ?? price)),
    ...(former === null ? [] : [write("sale_price", money(price))]),
    ...identifiers(product, variant),
    write("condition", "new"),
    ...((site.minimumAge ?? 0) >= MAJORITY ? [write("adult", "yes")] : []),
    ...(product.type === "" ? [] : [write("product_type", product.type)]),
    ...(product.options ?? []).flatMap((option, at) => {
      const name = optionProperty(option);
      const value = values[at];
      return name === undefined || value === undefined ? [] : [write(name, value)];
    }),
    ...(ageGroup === undefined ? [] : [write("age_group", ageGroup)]),
    ...(gender === undefined ? [] : [write("gender", gender)]),
    ...shipping(price, market),
  ];
  return `<item>${elements.join("")}</item>\n`;
}

const write = (name: string, value: string) => textElement(`g:${name}`, value);

/** The maker's names of the goods: the shop's own SKU is none of them, and an invented one is refused. */
function identifiers({ vendor }: Product, { gtin, mpn }: Variant): string[] {
  const isKnown = gtin !== undefined || (mpn !== undefined && vendor !== "");
  return [
    ...(vendor === "" ? [] : [write("brand", vendor)]),
    ...(gtin === undefined ? [] : [write("gtin", gtin)]),
    ...(mpn === undefined ? [] : [write("mpn", mpn)]),
    ...(isKnown ? [] : [write("identifier_exists", "no")]),
  ];
}

/** Standard shipping of one item alone. */
function shipping(price: number, { region, language, rates }: Market): string[] {
  const { country, currency } = region;
  const rows = rowsFor(rates, region).filter(({ type }) => type === "standard");
  const rate = rateFor(rows, price);
  if (rate === undefined) return [];
  const parts = [
    write("country", country),
    write("service", (language === "fr" && rate.label_fr) || rate.label),
    write("price", `${decimalText(rate.amount)} ${currency}`),
  ];
  return [`<g:shipping>${parts.join("")}</g:shipping>`];
}

/**
 * Products ordered in advance count as sold out: Google takes them only with the day they are sent, which
 * nothing says.
 */
const availability = (product: Product, { id }: Variant): string =>
  isInStock(product, id) ? "in_stock" : "out_of_stock";
