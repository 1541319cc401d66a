import { breadcrumbs, getRegion } from "@velours/sdk/rules";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { productHead } from "./productHead.ts";
import { productQuery } from "./queries.ts";
import { ProductReviews } from "./slots.ts";

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
  return {
    kind: "product" as const,
    // A crumb that would only be a number says the product's title.
    crumbs: breadcrumbs(path).map((crumb) =>
      shop.language === "fr" || /^\d+$/.test(crumb.label) ? { ...crumb, label: product.title } : crumb,
    ),
    currency: region.currency,
    product,
    reviews,
    head: productHead(product, shop, site),
    keys: { product: query.queryKey },
  };
}

export type ProductData = Awaited<ReturnType<typeof loadProduct>>;
