import { redirect } from "@tanstack/react-router";
import { parsePath, withLanguage } from "@velours/sdk/rules";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { stringifySearch } from "../../platform/routing/searchCodec.ts";
import { type ListingData, loadListing } from "./loadListing.ts";
import { loadProduct, type ProductData } from "./loadProduct.ts";
import { orNotFound, toMissing, toNotFound } from "./toNotFound.ts";

/** Loads a path of the catalogue: a listing or a product. Throws a redirect for every other path. */
export async function loadCatalogue(
  context: RouterContext,
  path: string,
  search: Record<string, string>,
  before: readonly unknown[],
): Promise<ListingData | ProductData> {
  const found = parsePath(path.toLowerCase());
  if (!found) throw toNotFound();
  if (found.kind === "redirect") throw redirect({ to: found.path, statusCode: 301 });
  if (found.kind === "product")
    return orNotFound(loadProduct(context, found.id, found.path), () => toMissing(context));
  const { origin, language } = context.shop;
  const address = origin + withLanguage(path, language) + stringifySearch(search);
  return loadListing(context, found, search, address, before);
}
