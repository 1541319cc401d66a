import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withoutIgnoredKeys } from "@velours/sdk/rules";
import { ListingScreen } from "../catalogue/ListingScreen.tsx";
import { textSearch } from "../searchCodec.ts";

// Apart, so that a listing's first page does without it.
const ProductScreen = lazyRouteComponent(() => import("../catalogue/ProductScreen.tsx"), "ProductScreen");
const CampaignScreen = lazyRouteComponent(() => import("../campaigns/CampaignScreen.tsx"), "CampaignScreen");

/**
 * The catalogue, which is listings and the products below them, and the campaigns' pages: a route for each of those would
 * be in every page's first load. Any other path is not found.
 */
export const Route = createFileRoute("/$")({
  // Filters have the names of the collection's own, which only its data tells.
  validateSearch: textSearch,
  // Advertisement keys do not reload data, and a page is the same with and without them.
  loaderDeps: ({ search }) => ({ search: withoutIgnoredKeys(search) }),
  // A first page brings its data: what loads the next one is fetched with it, whole.
  loader: async ({ params, deps, context }) => {
    const { loadPath } = await import("../campaigns/loadPath.ts");
    const data = await loadPath(context, `/${params._splat ?? ""}`, deps.search);
    if (data.kind === "listing") await (await import("../catalogue/listingLater.ts")).preloadListing();
    if (data.kind === "product") await ProductScreen.preload?.();
    if (data.kind === "campaign") await CampaignScreen.preload?.();
    return data;
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
});

function Page() {
  const data = Route.useLoaderData();
  if (data.kind === "campaign") return <CampaignScreen data={data} />;
  return data.kind === "listing" ? (
    <ListingScreen key={data.levels.path} data={data} />
  ) : (
    <ProductScreen data={data} />
  );
}
