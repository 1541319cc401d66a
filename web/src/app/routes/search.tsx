import { createFileRoute } from "@tanstack/react-router";
import { SearchScreen } from "../../features/search/SearchScreen.tsx";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { searchParameters } from "../../platform/routing/searchCodec.ts";

/** Results of a search: /search?q=…, with its page and its order. */
export const Route = createFileRoute("/search")({
  validateSearch: searchParameters,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps }) => {
    const { loadSearch } = await import("../../features/search/loadSearch.ts");
    return loadSearch(context, deps.search);
  },
  head: loadedHead,
  component: () => <SearchScreen data={Route.useLoaderData()} />,
});
