import { createFileRoute } from "@tanstack/react-router";
import { withoutIgnoredKeys } from "@velours/sdk/rules";
import { ListingScreen } from "../../features/catalogue/ListingScreen.tsx";
import { CampaignScreen, MerchantPage, ProductScreen, TrackScreen } from "../../features/pages/screens.ts";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { textSearch } from "../../platform/routing/searchCodec.ts";

/**
 * The catalogue, which is listings and the products below them, the campaigns' and the merchant's own pages, tracking: a
 * route for each of those would be in every page's first load. Any other path is not found.
 */
export const Route = createFileRoute("/$")({
  // Filters have the names of the collection's own, which only its data tells.
  validateSearch: textSearch,
  // Advertisement keys do not reload data, and a page is the same with and without them. A product has all its variants.
  loaderDeps: ({ search: { variant, ...search } }) => ({ search: withoutIgnoredKeys(search) }),
  loader: async ({ params, deps, context }) => {
    // At once: the router may draw the new page before it is loaded.
    const before = context.queries.shown();
    const { loadPath } = await import("../../features/pages/loadPath.ts");
    return loadPath(context, `/${params._splat ?? ""}`, deps.search, before);
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
