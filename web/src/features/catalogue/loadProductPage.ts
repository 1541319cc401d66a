import { redirect } from "@tanstack/react-router";
import { getRegion, parsePath, productLink } from "@velours/sdk/rules";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { textSearch } from "../../platform/routing/searchCodec.ts";
import { orNotFound, toMissing, toNotFound } from "../../platform/routing/toNotFound.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { loadProduct } from "./loadProduct.ts";
import { Gallery, ProductDetails } from "./ProductScreen.tsx";
import { productQuery } from "./queries.ts";

/**
 * The product that a path names, and what draws it. Throws a redirect for every other path; one to where the product is
 * keeps the query, which names the variant of a link from outside.
 */
export async function loadProductPage(
  context: RouterContext,
  segments: readonly (string | undefined)[],
  { search }: { search: Record<string, unknown> },
) {
  const path = `/${segments.filter(Boolean).join("/")}`;
  const { shop, queries } = context;
  const site = await queries.get(siteQuery(shop));
  const { navigation, regions } = site;
  const found = parsePath(path.toLowerCase(), navigation);
  if (found?.kind === "moved") {
    const query = productQuery(shop, found.id, site, getRegion(regions, shop.country)!);
    const product = await orNotFound(queries.get(query));
    // Not for good: the menus may have that listing again.
    throw redirect({
      to: productLink(product, navigation),
      search: textSearch(search),
      statusCode: 302,
    });
  }
  if (found?.kind !== "product") throw toNotFound();
  const data = await orNotFound(loadProduct(context, found.id, found.path), () => toMissing(context));
  // A page that the browser draws itself comes up whole.
  await Promise.all([Gallery.preload(), ProductDetails.preload()]);
  return data;
}
