import type { Image, Language, MinimumPrices, Product, SiteCode, Variant, Video } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { readAmount } from "../../readAmount.ts";
import { applyWordEdits, listWordChanges, type WordEdits } from "../../settings/words/wordsDraft.ts";
import { productFields } from "./productFields.ts";
import { applyVariantEdits, toVariantFields, type VariantEdits } from "./variantDraft.ts";

export interface ProductEdits {
  words: WordEdits;
  variants: VariantEdits;
  /** Undefined while nobody touched them. */
  images: readonly Image[] | undefined;
  videos: readonly Video[] | undefined;
  sources: readonly SiteCode[] | undefined;
  /** Typed minimum prices by currency; empty where there is none. */
  minimums: Readonly<Record<string, string>>;
}

/** The product with what was typed. All else stays as it is, so what somebody else changed meanwhile does, too. */
export function applyProductEdits(
  product: Product,
  { words, variants, images, videos, sources, minimums }: ProductEdits,
): Product {
  const {
    meta = {},
    minimum_prices,
    ...next
  } = applyWordEdits<Omit<Product, "meta"> & Partial<Product>>(productFields, product, words);
  return applyVariantEdits(
    {
      ...next,
      meta,
      ...applyMinimums(minimum_prices, minimums),
      ...(images !== undefined && { images: [...images] }),
      ...(videos !== undefined && { videos: [...videos] }),
      ...(sources !== undefined && { sources: [...sources] }),
    },
    variants,
  );
}

/** Minimum prices with those that were typed. An amount that cannot be read leaves the one that was there. */
function applyMinimums(
  stored: MinimumPrices | undefined,
  typed: ProductEdits["minimums"],
): Pick<Product, "minimum_prices"> {
  const next: MinimumPrices = { ...stored };
  for (const [currency, text] of Object.entries(typed)) {
    const amount = readAmount(text);
    if (amount === null) delete next[currency];
    else if (amount !== undefined) next[currency] = Number(amount);
  }
  return stored === undefined && Object.keys(next).length === 0 ? {} : { minimum_prices: next };
}

const join = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(" · ");

const describeMinimums = ({ minimum_prices = {} }: Product): string =>
  join(Object.entries(minimum_prices).map(([currency, amount]) => `${amount} ${currency}`));

const describeImages = ({ images }: Product): string =>
  images
    .map(({ src, alt, translations = {} }) =>
      join([
        src,
        alt,
        ...Object.entries(translations).map(([language, words]) => `${language}: ${words.alt}`),
      ]),
    )
    .join("\n");

const describeVideos = ({ videos = [] }: Product): string =>
  videos
    .map(({ src, poster, title, translations = {}, captions = [] }) =>
      join([
        title,
        ...Object.entries(translations).map(([language, words]) => `${language}: ${words.title}`),
        src,
        poster,
        ...captions.map((track) => `${track.language}: ${track.src}`),
      ]),
    )
    .join("\n");

function describeVariant(variant: Variant, { inventories }: Product, text: Text): string {
  const { option1, sku, gtin, mpn, taxable, preorder, image } = toVariantFields(variant);
  return join([
    option1,
    sku,
    gtin,
    mpn,
    !taxable && text(m.desk_variant_untaxed),
    preorder && text(m.desk_variant_preorder),
    image && text(m.desk_variant_picture_of, { id: image }),
    ...Object.entries(variant.prices).map(([currency, amount]) => `${amount} ${currency}`),
    // Of the others it is not changed here.
    ...inventories
      .filter(({ variant_id }) => variant_id === variant.id && variant_id < 1)
      .map(({ region, level, quantity }) =>
        level === "unlimited"
          ? text(m.desk_stock_unlimited)
          : `${text(m.desk_variant_count, { region: region ?? "" })}: ${quantity}`,
      ),
  ]);
}

/** The fields in which two forms of a product differ. */
export function listProductChanges(
  before: Product,
  after: Product,
  text: Text,
  language: Language,
): ShownChange[] {
  const compare = (path: string, label: string, from: string | undefined, to: string | undefined) =>
    from === to ? [] : [{ path, label, before: from || null, after: to || null }];
  const ids = [...new Set([...before.variants, ...after.variants].map(({ id }) => id))];
  const describe = (product: Product, id: number) => {
    const variant = product.variants.find((each) => each.id === id);
    return variant && describeVariant(variant, product, text);
  };
  return [
    ...listWordChanges(productFields, before, after, text, language),
    ...compare("images", text(m.desk_pictures), describeImages(before), describeImages(after)),
    ...compare("videos", text(m.desk_videos), describeVideos(before), describeVideos(after)),
    ...ids.flatMap((id) =>
      compare(
        `variants ${id}`,
        id < 1 ? text(m.desk_variant_new) : text(m.desk_variant_number, { id }),
        describe(before, id),
        describe(after, id),
      ),
    ),
    ...compare(
      "minimum_prices",
      text(m.desk_minimum_prices),
      describeMinimums(before),
      describeMinimums(after),
    ),
    ...compare("sources", text(m.desk_product_sites), before.sources?.join(", "), after.sources?.join(", ")),
  ];
}
