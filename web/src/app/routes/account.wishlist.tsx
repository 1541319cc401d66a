import { createFileRoute } from "@tanstack/react-router";
import { WishlistScreen } from "../../features/account/area/WishlistScreen.tsx";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { noSearch } from "../../platform/routing/searchCodec.ts";
import { guard } from "../../platform/session/guard.ts";

export const Route = createFileRoute("/account/wishlist")({
  validateSearch: noSearch,
  beforeLoad: guard,
  loader: async ({ context }) =>
    (await import("../../features/account/area/loadAccount.ts")).loadWishlist(context),
  head: loadedHead,
  component: () => <WishlistScreen {...Route.useLoaderData()} />,
});
