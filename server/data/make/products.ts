import { optionWord } from "@velours/sdk/rules";
import type { Image, Product, Variant } from "@velours/sdk/types";
import type { Subject } from "./art/drawShape.ts";
import type { ViewName } from "./art/views.ts";
import { anal } from "./catalogue/anal.ts";
import { apparel } from "./catalogue/apparel.ts";
import { dildos } from "./catalogue/dildos.ts";
import { extras } from "./catalogue/extras.ts";
import { him } from "./catalogue/him.ts";
import { kink } from "./catalogue/kink.ts";
import { lubricants } from "./catalogue/lubricants.ts";
import { vibrators } from "./catalogue/vibrators.ts";
import { contents } from "./contents.ts";
import type { Entry, Family } from "./Entry.ts";
import { testimonials, videos } from "./films.ts";
import { hash } from "./hash.ts";
import { inventories } from "./inventories.ts";
import { faceValue, prices } from "./prices.ts";
import { slug } from "./slug.ts";

const french = { language: "fr", defaultLanguage: "en" } as const;

/** A picture to draw: file name without ending, what it shows, and its further views. */
export interface Drawing {
  name: string;
  subject: Subject;
  views: ViewName[];
}

/** Name of a view, as the end of a text alternative. */
const viewWords: Record<ViewName, { en: string; fr: string }> = {
  detail: { en: "close-up", fr: "gros plan" },
  night: { en: "by lamplight", fr: "à la lueur d’une lampe" },
  size: { en: "beside a glass, to scale", fr: "à côté d’un verre, à l’échelle" },
  box: { en: "with its plain box", fr: "avec sa boîte neutre" },
};

const families: Family[] = [
  ...vibrators,
  ...dildos,
  ...anal,
  ...him,
  ...kink,
  ...lubricants,
  ...apparel,
  ...extras,
];
const entries = families.flatMap((family) => family.entries.map((entry) => ({ family, entry })));
const handleOf = (entry: Entry) => entry.handle ?? slug(entry.en);
const firstId = 100001;
const idByHandle = new Map(entries.map(({ entry }, index) => [handleOf(entry), firstId + index]));

/** Id of the demo product with this handle; throws when there is none. */
export function productId(handle: string): number {
  const id = idByHandle.get(handle);
  if (id === undefined) throw new Error(`The catalogue has no product '${handle}'`);
  return id;
}

/** The subject of an entry's picture, in its first colour where no other is named. */
function subject(family: Family, entry: Entry, colour = entry.colours?.[0]): Subject {
  return {
    product: handleOf(entry),
    shape: entry.shape ?? family.shape!,
    colour,
    length: entry.length ? Number(entry.length[0]) : undefined,
    girth: entry.girth ? Number(entry.girth[0]) : undefined,
    contains: (entry.contains ?? []).map((handle) => {
      return subjectOf(handle);
    }),
  };
}

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join("");
const day = 86_400_000;
const lastDay = Date.UTC(2026, 10, 1);

function sources(entry: Entry, handle: string, own: boolean): Product["sources"] {
  if (entry.sites) return entry.sites as Product["sources"];
  const list: NonNullable<Product["sources"]> = ["boutique"];
  if (entry.was !== undefined || hash(`${handle}outlet`) % 5 === 0) list.push("outlet");
  if (own || hash(`${handle}closet`) % 3 === 0) list.push("closet");
  return list;
}

function attributes(entry: Entry, family: Family): Record<string, string[]> {
  const all: Record<string, string[] | undefined> = {
    color: entry.colours?.map((colour) => colour.toLowerCase()),
    girth: entry.girth,
    length: entry.length,
    function: entry.functions ?? family.functions,
    suction: entry.suction ?? family.suction,
    vibration: entry.vibration ?? family.vibration,
    insertion: entry.insertion ?? family.insertion,
    material: entry.material ?? family.material,
  };
  return Object.fromEntries(Object.entries(all).flatMap(([key, values]) => (values ? [[key, values]] : [])));
}

const isBoxed = (type: string, stock: string) =>
  stock !== "digital" && type !== "Gift Card" && type !== "Warranty";

let nextVariant = 200001;
let nextImage = 300001;
/** Further views count apart, so that one more changes no other picture's id. */
let nextView = 310001;

function make(family: Family, entry: Entry): { product: Product; drawings: Drawing[] } {
  const handle = handleOf(entry);
  const id = productId(handle);
  const care = entry.care ?? family.care;
  const type = entry.type ?? family.type;
  const brand = entry.brand ?? family.brand!;
  const stock = entry.stock ?? "mixed";
  const colours = entry.colours ?? [];
  const choices: [string, string[]][] = [];
  if (colours.length > 0) choices.push(["Color", colours]);
  if (entry.sizes) choices.push([entry.sizes[0]!.endsWith("ml") ? "Volume" : "Size", entry.sizes]);
  if (entry.more) choices.push(entry.more);
  const combinations = choices.reduce<string[][]>(
    (rows, [, values]) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );

  const shown: ViewName[] = isBoxed(type, stock) ? ["detail", "night", "size", "box"] : [];
  const drawings = (colours.length > 0 ? colours : [undefined]).map((colour, index) => ({
    name: index === 0 ? handle : `${handle}-${slug(colour!)}`,
    subject: subject(family, entry, colour),
    views: shown,
  }));
  const images: Image[] = drawings.map(({ name, subject: { colour } }) => ({
    id: nextImage++,
    src: `/assets/img/products/${name}.svg`,
    alt: colour ? `${entry.en} in ${colour.toLowerCase()}` : entry.en,
    variant_ids: [],
    translations: {
      fr: { alt: colour ? `${entry.fr}, coloris ${optionWord(colour, french).toLowerCase()}` : entry.fr },
    },
  }));

  const variants: Variant[] = combinations.map((combination) => {
    const size = entry.sizes ? entry.sizes.findIndex((value) => combination.includes(value)) : 0;
    const extra = size * (entry.sizeStep ?? 0);
    const face = type === "Gift Card" ? Number(combination[0]!.slice(1)) : undefined;
    const now = face === undefined ? prices(entry.usd + extra) : faceValue(face);
    const before = entry.was === undefined ? undefined : prices(entry.was + extra);
    const image = images[colours.length > 0 ? colours.indexOf(combination[0]!) : 0]!;
    const variant: Variant = {
      id: nextVariant++,
      sku: ["VEL", slug(handle), ...combination.map((value) => slug(value.replace(".", "")))]
        .join("-")
        .toUpperCase(),
      option1: combination.length > 0 ? combination.join("|") : "Default Title",
      price: now.USD,
      compare_at_price: before?.USD ?? null,
      prices: now,
      ...(before ? { compare_at_prices: before } : {}),
      taxable: stock !== "digital",
      image_id: image.id,
      inventory_policy: stock === "preorder" ? "continue" : "deny",
    };
    image.variant_ids!.push(variant.id);
    return variant;
  });
  const viewImages = images.flatMap((image) =>
    shown.map((view) => ({
      id: nextView++,
      src: `${image.src}#${view}`,
      alt: `${image.alt}, ${viewWords[view].en}`,
      variant_ids: image.variant_ids!,
      translations: { fr: { alt: `${image.translations!.fr!.alt}, ${viewWords[view].fr}` } },
    })),
  );

  const [category, subcategory, subsubcategory] = family.path.split("/").filter(Boolean);
  const collections = new Set([...family.path.split("/").filter(Boolean), ...(entry.also ?? [])]);
  if (entry.top) collections.add("top-picks");
  const created = stock === "preorder" ? lastDay : lastDay - (hash(`${handle}created`) % 700) * day;
  const first = variants[0]!;
  const box = contents({ en: entry.en, fr: entry.fr }, `${entry.text} ${care.en}`);
  const product: Product = {
    id,
    handle,
    title: entry.en,
    description: paragraphs(entry.text, care.en),
    vendor: brand,
    type,
    images: [...images, ...viewImages],
    ...(videos[handle] ? { videos: videos[handle] } : {}),
    ...(testimonials[handle] ? { testimonials: testimonials[handle] } : {}),
    meta: {
      ...(category ? { category } : {}),
      ...(subcategory ? { subcategory } : {}),
      ...(subsubcategory ? { subsubcategory } : {}),
      ...(family.gender ? { ageGroup: "adult" as const, gender: family.gender } : {}),
      ...(entry.addOn ? { addon_item: true } : {}),
      ...(entry.download ? { download_url: entry.download } : {}),
      ...(entry.ships ? { ships: entry.ships } : {}),
    },
    price: first.price,
    prices: first.prices,
    ...(entry.floor === undefined ? {} : { minimum_prices: prices(entry.floor) }),
    ...(first.compare_at_prices ? { compare_at_prices: first.compare_at_prices } : {}),
    inventories: variants.flatMap((variant, position) => inventories(stock, variant.id, position, handle)),
    variants,
    options: choices.map(([name]) => name),
    attributes: attributes(entry, family),
    collections: [...collections],
    sources: sources(entry, handle, brand === "Closet by Velours"),
    ...(entry.contains ? { bundle_product_ids: entry.contains.map(productId) } : {}),
    ...(box && { contents: box.map(({ en }) => en) }),
    translations: {
      fr: {
        title: entry.fr,
        description: paragraphs(entry.texte, care.fr),
        ...(box && { contents: box.map(({ fr }) => fr) }),
      },
    },
    popularity: (entry.top ? 400 : 0) + (hash(`${handle}popularity`) % 400),
    created_at: new Date(created).toISOString().replace(".000Z", "Z"),
    enabled: true,
  };
  return { product, drawings };
}

/** The subject of a product's picture, in its first colour. */
export function subjectOf(handle: string): Subject {
  const { family, entry } = entries[productId(handle) - firstId]!;
  return subject(family, entry);
}

const made = entries.map(({ family, entry }) => make(family, entry));

/** All demo products, in the contract's shape. */
export const products: Product[] = made.map(({ product }) => product);

/** All pictures the products name. */
export const drawings: Drawing[] = made.flatMap((each) => each.drawings);
