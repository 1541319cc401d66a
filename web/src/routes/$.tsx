import { createFileRoute, lazyRouteComponent } from "@tanstack/react-router";
import { withoutIgnoredKeys } from "@velours/sdk/rules";
import { ListingScreen } from "../catalogue/ListingScreen.tsx";
import { loadedHead } from "../layout/loadedHead.ts";
import { textSearch } from "../searchCodec.ts";

// Apart, so that a listing's first page does without it.
const ProductScreen = lazyRouteComponent(() => import("../catalogue/ProductScreen.tsx"), "ProductScreen");
const CampaignScreen = lazyRouteComponent(() => import("../campaigns/CampaignScreen.tsx"), "CampaignScreen");
const MerchantPage = lazyRouteComponent(() => import("../pages/merchant/MerchantPage.tsx"), "MerchantPage");
const TrackScreen = lazyRouteComponent(() => import("../track/TrackScreen.tsx"), "TrackScreen");

/**
 * The catalogue, which is listings and the products below them, the campaigns' and the merchant's own pages, tracking: a route for each of those would
 * be in every page's first load. Any other path is not found.
 */
export const Route = createFileRoute("/$")({
  // Filters have the names of the collection's own, which only its data tells.
  validateSearch: textSearch,
  // Advertisement keys do not reload data, and a page is the same with and without them. A product has all its variants.
  loaderDeps: ({ search: { variant, ...search } }) => ({ search: withoutIgnoredKeys(search) }),
  // A first page brings its data: what loads the next one is fetched with it, whole.
  loader: async ({ params, deps, context }) => {
    const { loadPath } = await import("../pages/loadPath.ts");
    const data = await loadPath(context, `/${params._splat ?? ""}`, deps.search);
    if (data.kind === "listing") await (await import("../catalogue/listingLater.ts")).preloadListing();
    if (data.kind === "product") {
      const { ProductDetails } = await import("../catalogue/productLater.ts");
      await Promise.all([ProductScreen.preload?.(), ProductDetails.preload()]);
    }
    if (data.kind === "campaign") await CampaignScreen.preload?.();
    if (data.kind === "page") await MerchantPage.preload?.();
    if (data.kind === "track") await TrackScreen.preload?.();
    return data;
  },
  head: loadedHead,
  component: Page,
});

function Page() {
  const data = Route.useLoaderData();
  if (data.kind === "track") return <TrackScreen />;
  if (data.kind === "page") return <MerchantPage data={data} />;
  if (data.kind === "campaign") return <CampaignScreen data={data} />;
  return data.kind === "listing" ? (
    <ListingScreen key={data.levels.path} data={data} />
  ) : (
    <ProductScreen data={data} />
  );
}
