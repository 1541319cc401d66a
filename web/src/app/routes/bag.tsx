import { createFileRoute } from "@tanstack/react-router";
import { BagScreen } from "../../features/cart/plain/BagScreen.tsx";
import type { Refused } from "../../features/cart/plain/loadBag.ts";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { textSearch } from "../../platform/routing/searchCodec.ts";

/** The bag as a page, for browsers without scripts; see `Refused` for what is in its address. */
export const Route = createFileRoute("/bag")({
  validateSearch: (search: Record<string, unknown>): Refused => {
    const { refused, giftCard } = textSearch(search);
    return { ...(refused && { refused }), ...(giftCard && { giftCard }) };
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    (await import("../../features/cart/plain/loadBag.ts")).loadBag(context, deps),
  head: loadedHead,
  component: () => <BagScreen view={Route.useLoaderData().view} refused={Route.useSearch().refused} />,
});
