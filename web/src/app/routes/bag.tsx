import { createFileRoute } from "@tanstack/react-router";
import { BagScreen } from "../../features/cart/plain/BagScreen.tsx";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { textSearch } from "../../platform/routing/searchCodec.ts";

/** The bag as a page, for browsers without scripts; `refused` is a code that was not taken. */
export const Route = createFileRoute("/bag")({
  validateSearch: (search: Record<string, unknown>): { refused?: string } => {
    const { refused } = textSearch(search);
    return refused ? { refused } : {};
  },
  loaderDeps: ({ search: { refused } }) => ({ refused }),
  loader: async ({ context, deps: { refused } }) =>
    (await import("../../features/cart/plain/loadBag.ts")).loadBag(context, refused),
  head: loadedHead,
  component: () => <BagScreen view={Route.useLoaderData().view} refused={Route.useSearch().refused} />,
});
