import {
  breadcrumbList,
  getRegion,
  iconPath,
  parsePageNumber,
  productLink,
  returnDays,
  stripLanguage,
  withLanguage,
} from "@velours/sdk/rules";
import type { Language, Site } from "@velours/sdk/types";
import type { ListingData } from "../../features/catalogue/loadListing.ts";
import type { ProductData } from "../../features/catalogue/loadProduct.ts";
import { productQuery, shippingRatesQuery } from "../../features/catalogue/queries.ts";
import { type HelpTopic, helpTopics } from "../../features/pages/help/helpTopics.ts";
import type { Shop } from "../../platform/api/Shop.ts";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { dataElement, element } from "./elements.ts";
import { productData } from "./productData.ts";
import { socialElements } from "./socialElements.ts";

/** The page's address in every language of the site, its own among them, as links. */
async function alternates(
  { shop, queries }: RouterContext,
  canonical: string,
  product: ProductData["product"] | undefined,
): Promise<string[]> {
  const site = await queries.get(siteQuery(shop));
  const { supported, default: usual } = site.languages;
  const { pathname, search } = new URL(canonical);
  const path = stripLanguage(pathname);
  const getPath = async (language: Language) =>
    product === undefined || language === shop.language
      ? path
      : productPath({ shop, queries }, product.id, site, language);
  const paths = await Promise.all(supported.map(getPath));
  const address = (language: Language) =>
    shop.origin + withLanguage(paths[supported.indexOf(language)] ?? path, { ...shop, language }) + search;
  return [
    ...supported.map((language) => link(language, address(language))),
    ...(supported.includes(usual) ? [link("x-default", address(usual))] : []),
  ];
}

const link = (hreflang: string, href: string) => element("link", { rel: "alternate", hreflang, href });

/** A product's path is made of its title, which each language has its own of. */
async function productPath(
  { shop, queries }: Pick<RouterContext, "shop" | "queries">,
  id: number,
  site: Site,
  language: Language,
): Promise<string> {
  const region = getRegion(site.regions, shop.country)!;
  const product = await queries.get(productQuery({ ...shop, language }, id, site, region));
  return productLink(product, site.navigation);
}

/** The seller, and the site's search, as search engines read them on the home page. */
function siteData(
  { name, supportEmail, phone, socialLinks, seller, look, languages }: Site,
  shop: Shop,
): object[] {
  const { origin, language } = shop;
  const home = origin + withLanguage("/", shop);
  return [
    {
      "@type": "Organization",
      "@id": `${origin}/#organization`,
      name,
      url: home,
      logo: origin + iconPath(shop.site, look, "512"),
      email: supportEmail,
      ...(phone && { telephone: phone }),
      ...(socialLinks && { sameAs: socialLinks }),
      ...(seller && { legalName: seller.name }),
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        email: supportEmail,
        ...(phone && { telephone: phone }),
        availableLanguage: languages.supported,
      },
    },
    {
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name,
      url: home,
      inLanguage: language,
      publisher: { "@id": `${origin}/#organization` },
      potentialAction: {
        "@type": "SearchAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: `${origin}${withLanguage("/search", shop)}?q={search_term_string}`,
        },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}

/** The products of a listing's page, in its order; positions count on from page to page. */
function listingData(
  { products: { cards, pagination }, collection, search }: ListingData,
  shop: Shop,
  pageSize: number,
): object {
  const before = (parsePageNumber(search) - 1) * pageSize;
  return {
    "@type": "ItemList",
    name: collection.title,
    numberOfItems: pagination.total,
    itemListElement: cards.map(({ link, title }, at) => ({
      "@type": "ListItem",
      position: before + at + 1,
      url: shop.origin + withLanguage(link, shop),
      name: title,
    })),
  };
}

/** The questions of the help page as search engines read them. */
const helpData = (topics: readonly HelpTopic[]): object => ({
  "@type": "FAQPage",
  mainEntity: topics
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
});

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
  const { look } = site;
  const social = socialElements({
    ownPicture: look?.iconUrl ? `/look/share.png?v=${look.version}` : "/assets/img/share.png",
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
  if (path === "/help") structured.push(helpData(helpTopics(site, region, shop)));
  if (shown?.kind === "product") {
    const place = {
      ...shop,
      url: canonical,
      currency: shown.currency,
      seller: site.name,
      country: region.country,
      returnDays: returnDays(site.limits),
      // The page is whole without them.
      rates: await context.queries.get(shippingRatesQuery(shop, region)).catch(() => []),
    };
    const reviews = shown.reviews?.reviews ?? [];
    const { trail, product } = shown;
    const value = productLink(product, site.navigation).slice(1);
    const crumbs = [...trail, { label: product.title, value }];
    structured.push(
      productData(product, place, reviews),
      breadcrumbList(crumbs, shop.origin + withLanguage("/", shop)),
    );
  }
  if (shown?.kind === "listing") structured.push(listingData(shown, shop, site.limits.pageSize));
  return [
    ...(await alternates(context, canonical, shownProduct)),
    ...social,
    ...structured.map(dataElement),
  ].join("");
}
