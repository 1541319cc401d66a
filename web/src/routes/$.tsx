import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withoutIgnoredKeys } from "@velours/sdk/rules";
import { ListingScreen } from "../catalogue/ListingScreen.tsx";
import { textSearch } from "../searchCodec.ts";

// Apart, so that a listing's first page does without it.
const ProductScreen = lazyRouteComponent(() => import("../catalogue/ProductScreen.tsx"), "ProductScreen");

/** The catalogue: listings and the products below them. Any other path is not found. */
export const Route = createFileRoute("/$")({
  // Filters have the names of the collection's own, which only its data tells.
  validateSearch: textSearch,
  // Advertisement keys do not reload data, and a page is the same with and without them.
  loaderDeps: ({ search }) => ({ search: withoutIgnoredKeys(search) }),
  // A first page brings its data: what loads the next one is fetched with it.
  loader: async ({ params, deps, context }) => {
    const { loadCatalogue } = await import("../catalogue/loadCatalogue.ts");
    const data = await loadCatalogue(context, `/${params._splat ?? ""}`, deps.search);
    if (data.kind === "product") await ProductScreen.preload?.();
    return data;
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Catalogue,
});

function Catalogue() {
  const data = Route.useLoaderData();
  return data.kind === "listing" ? (
    <ListingScreen key={data.levels.path} data={data} />
  ) : (
    <ProductScreen data={data} />
  );
}
