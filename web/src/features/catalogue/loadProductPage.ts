import { parsePath } from "@velours/sdk/rules";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { orNotFound, toMissing, toNotFound } from "../../platform/routing/toNotFound.ts";
import { loadProduct } from "./loadProduct.ts";

/** The product that a path names, and what draws it. Throws a redirect for every other path. */
export async function loadProductPage(context: RouterContext, segments: readonly (string | undefined)[]) {
  const path = `/${segments.filter(Boolean).join("/")}`;
  const found = parsePath(path.toLowerCase());
  if (found?.kind !== "product") throw toNotFound();
  return orNotFound(loadProduct(context, found.id, found.path), () => toMissing(context));
}
