import { createFileRoute } from "@tanstack/react-router";
import { withoutIgnoredKeys } from "@velours/sdk/rules";
import { ListingScreen } from "../../features/catalogue/ListingScreen.tsx";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { textSearch } from "../../platform/routing/searchCodec.ts";

/** The listings: the fixed ones, and those of the site's navigation. Any other path without a route is not found. */
export const Route = createFileRoute("/$")({
  // Filters have the names of the collection's own, which only its data tells.
  validateSearch: textSearch,
  // Advertisement keys do not reload data, and a page is the same with and without them.
  loaderDeps: ({ search: { variant, ...search } }) => ({ search: withoutIgnoredKeys(search) }),
  loader: async ({ params, deps, context, location }) => {
    // At once: the router may draw the new page before it is loaded.
    const before = context.queries.shown();
    const { loadListingPage } = await import("../../features/catalogue/loadListingPage.ts");
    return loadListingPage(context, `/${params._splat ?? ""}`, deps.search, before, location);
  },
  head: loadedHead,
  component: Page,
});

function Page() {
  const data = Route.useLoaderData();
  return <ListingScreen key={data.levels.path} data={data} />;
}
