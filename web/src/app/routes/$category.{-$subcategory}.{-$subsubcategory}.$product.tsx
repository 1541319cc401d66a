import { createFileRoute } from "@tanstack/react-router";
import { ProductScreen } from "../../features/catalogue/ProductScreen.tsx";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { noSearch } from "../../platform/routing/searchCodec.ts";

/** A product below its category, whose last segment ends in the product's number; a path that does not is a listing's. */
export const Route = createFileRoute("/$category/{-$subcategory}/{-$subsubcategory}/$product")({
  params: { parse: (params) => /^(.*-)?\d+$/.test(params.product) && params },
  validateSearch: noSearch,
  loader: async ({ params, context, location }) => {
    const { category, subcategory, subsubcategory, product } = params;
    const { loadProductPage } = await import("../../features/catalogue/loadProductPage.ts");
    return loadProductPage(context, [category, subcategory, subsubcategory, product], location);
  },
  head: loadedHead,
  component: () => <ProductScreen data={Route.useLoaderData()} />,
});
