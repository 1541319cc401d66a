import { createFileRoute } from "@tanstack/react-router";
import { ProductScreen } from "../../features/catalogue/ProductScreen.tsx";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { noSearch } from "../../platform/routing/searchCodec.ts";

/** A product without a category: /product/:id and /product/:id/:title. */
export const Route = createFileRoute("/product/$id/{-$title}")({
  validateSearch: noSearch,
  loader: async ({ params: { id, title }, context, location }) => {
    const { loadProductPage } = await import("../../features/catalogue/loadProductPage.ts");
    return loadProductPage(context, ["product", id, title], location);
  },
  head: loadedHead,
  component: () => <ProductScreen data={Route.useLoaderData()} />,
});
