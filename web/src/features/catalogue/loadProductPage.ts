import { parsePath } from "@velours/sdk/rules";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { orNotFound, toMissing, toNotFound } from "../../platform/routing/toNotFound.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { loadProduct } from "./loadProduct.ts";
import { ProductDetails } from "./ProductScreen.tsx";

/** The product that a path names, and what draws it. Throws a redirect for every other path. */
export async function loadProductPage(context: RouterContext, segments: readonly (string | undefined)[]) {
  const path = `/${segments.filter(Boolean).join("/")}`;
  const { navigation } = await context.queries.get(siteQuery(context.shop));
  const found = parsePath(path.toLowerCase(), navigation);
  if (found?.kind !== "product") throw toNotFound();
  const data = await orNotFound(loadProduct(context, found.id, found.path), () => toMissing(context));
  // A page that the browser draws itself comes up whole.
  await ProductDetails.preload();
  return data;
}
