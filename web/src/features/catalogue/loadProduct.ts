import {
  breadcrumbs,
  type Crumb,
  getRegion,
  pictureAddresses,
  plainText,
  productLink,
  productTrail,
  siteText,
  toPagePath,
  withLanguage,
} from "@velours/sdk/rules";
import type { Product, Site } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { pageTitle } from "../../platform/routing/pageTitle.ts";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { localizedLabel } from "../../platform/text/localizedLabel.ts";
import { m, textIn } from "../../platform/text/useText.ts";
import type { ListingData } from "./loadListing.ts";
import { productQuery } from "./queries.ts";
import { ProductReviews } from "./slots.ts";

/** Title, description and addresses of a product's page. */
function productHead(product: Product, shop: Shop, { name, texts, navigation }: Site) {
  const text = textIn(shop.locale);
  const address = shop.origin + withLanguage(productLink(product, navigation), shop);
  const title = pageTitle([product.title, product.vendor].filter(Boolean).join(" | "), name);
  const description =
    plainText(product.description ?? "") ||
    [
      product.vendor
        ? text(m.product_description, { title: product.title, vendor: product.vendor, site: name })
        : text(m.product_description_unbranded, { title: product.title, site: name }),
      siteText(texts?.productDescription, shop.language),
    ]
      .filter(Boolean)
      .join(" ");
  const [picture] = pictureAddresses(product.id, product.images, shop.origin);
  return {
    meta: [
      { title },
      { name: "description", content: description },
      { property: "og:title", content: title },
      { property: "og:url", content: address },
      ...(picture ? [{ property: "og:image", content: picture }] : []),
    ],
    links: [{ rel: "canonical", href: address }],
  };
}

/** Everything a product's page shows. */
export async function loadProduct(context: RouterContext, id: number, path: string) {
  const { shop, queries } = context;
  const site = await queries.get(siteQuery(shop));
  const region = getRegion(site.regions, shop.country)!;
  const query = productQuery(shop, id, site, region);
  const product = await queries.get(query);
  // The browser fetches them when the shopper comes near; the code for it is not part of the page's own.
  const reviews = import.meta.env.SSR
    ? await ProductReviews.load()?.(context, product, region.currency)
    : undefined;
  const trail = productTrail(product, site.navigation, site.shop).map((entry) => ({
    label: localizedLabel(entry, shop.language),
    value: toPagePath(entry.url).slice(1),
  }));
  return {
    kind: "product" as const,
    /** Categories that lead to it, from the widest to the most particular. */
    trail,
    /** The category to go back to, if there is one. */
    category: shownCategory(queries.shown(), product) ?? trail.at(-1),
    // A slug has only ASCII letters, and may be missing: where it says other words than the title, the title stands there.
    crumbs: breadcrumbs(path, site.navigation).map((crumb) =>
      shop.language === "fr" || crumb.label.toLowerCase() !== toPlainWords(product.title)
        ? { ...crumb, label: product.title }
        : crumb,
    ),
    currency: region.currency,
    product,
    reviews,
    head: productHead(product, shop, site),
    keys: { product: query.queryKey },
  };
}

const toPlainWords = (title: string): string =>
  title
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

/** The category the shopper came from, if the product is in it; a product that is loaded again keeps its own. */
function shownCategory(shown: readonly unknown[], { id, collections = [] }: Product): Crumb | undefined {
  for (const data of shown as readonly (ListingData | ProductData | undefined)[]) {
    if (data?.kind === "product" && data.product.id === id) return data.category;
    if (data?.kind === "listing" && collections.includes(data.collection.handle))
      return { label: data.collection.title, value: data.levels.path.slice(1) };
  }
  return undefined;
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>;
