import { createFileRoute } from "@tanstack/react-router";
import type { ProductData } from "../../features/catalogue/loadProduct.ts";
import { ProductScreen } from "../../features/catalogue/ProductScreen.tsx";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { noSearch } from "../../platform/routing/searchCodec.ts";

/** A product without a category: /product/:id and /product/:id/:title. */
export const Route = createFileRoute("/product/$id/{-$title}")({
  validateSearch: noSearch,
  loader: async ({ params, context }) => {
    const { loadPath } = await import("../../features/pages/loadPath.ts");
    const path = ["/product", params.id, params.title].filter(Boolean).join("/");
    return (await loadPath(context, path, {})) as ProductData;
  },
  head: loadedHead,
  component: () => <ProductScreen data={Route.useLoaderData()} />,
});
