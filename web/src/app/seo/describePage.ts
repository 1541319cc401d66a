import { breadcrumbList, getRegion, productLink, returnDays } from "@velours/sdk/rules";
import type { ListingData } from "../../features/catalogue/loadListing.ts";
import type { ProductData } from "../../features/catalogue/loadProduct.ts";
import { helpTopics } from "../../features/pages/help/helpTopics.ts";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { alternates } from "./alternates.ts";
import { dataElement } from "./elements.ts";
import { helpData } from "./helpData.ts";
import { listingData } from "./listingData.ts";
import { productData } from "./productData.ts";
import { siteData } from "./siteData.ts";
import { socialElements } from "./socialElements.ts";

type Tag = Record<string, unknown> | undefined;

/**
 * The parts of a rendered page that are read: its route's data and the tags of its own head, the last ones
 * winning.
 */
export interface RenderedPage {
  context: RouterContext;
  /** Address, as requested. */
  url: string;
  path: string;
  data: unknown;
  meta: readonly Tag[];
  links: readonly Tag[];
}

/**
 * Elements of a page for search engines and social networks only: its other languages, its look as a link and
 * its data. The server writes it, so that no browser loads the code. Empty for a page that is not to be
 * indexed.
 */
export async function describePage({ context, url, path, data, meta, links }: RenderedPage): Promise<string> {
  const find = (key: "name" | "property", value: string) =>
    meta.findLast((tag) => tag?.[key] === value)?.content as string | undefined;
  const canonical = links.findLast((tag) => tag?.rel === "canonical")?.href as string | undefined;
  if (canonical === undefined || find("name", "robots")?.includes("noindex")) return "";
  const { shop } = context;
  const site = await context.queries.get(siteQuery(shop));
  const region = getRegion(site.regions, shop.country)!;
  const shown = data as ListingData | ProductData | { kind?: undefined } | undefined;
  const shownProduct = shown?.kind === "product" ? shown.product : undefined;
  const social = socialElements({
    title: meta.findLast((tag) => tag?.title)?.title as string,
    description: find("name", "description"),
    url,
    has: new Set(meta.flatMap((tag) => (tag?.property ? [String(tag.property)] : []))),
    picture: find("property", "og:image"),
    type: shownProduct ? "product" : "website",
    site: site.name,
    origin: shop.origin,
    language: shop.language,
    country: region.country,
  });
  const structured: object[] = [];
  if (path === "/") structured.push(...siteData(site, shop));
  if (path === "/help") structured.push(helpData(helpTopics(site, region, shop.language)));
  if (shown?.kind === "product") {
    const place = {
      ...shop,
      url: canonical,
      currency: shown.currency,
      seller: site.name,
      country: region.country,
      returnDays: returnDays(site.limits),
    };
    const reviews = shown.reviews?.reviews ?? [];
    const { trail, product } = shown;
    const crumbs = [...trail, { label: product.title, value: productLink(product).slice(1) }];
    structured.push(productData(product, place, reviews), breadcrumbList(crumbs, shop.origin));
  }
  if (shown?.kind === "listing") structured.push(listingData(shown, shop, site.limits.pageSize));
  return [
    ...(await alternates(context, canonical, shownProduct)),
    ...social,
    ...structured.map(dataElement),
  ].join("");
}
