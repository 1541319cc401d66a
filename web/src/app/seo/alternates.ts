import { getRegion, productLink, stripLanguage, withLanguage } from "@velours/sdk/rules";
import type { Language, Site } from "@velours/sdk/types";
import type { ProductData } from "../../features/catalogue/loadProduct.ts";
import { productQuery } from "../../features/catalogue/queries.ts";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { element } from "./elements.ts";

/** The page's address in every language of the site, its own among them, as links. */
export async function alternates(
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
    shop.origin + withLanguage(paths[supported.indexOf(language)] ?? path, language) + search;
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
  return productLink(await queries.get(productQuery({ ...shop, language }, id, site, region)));
}
