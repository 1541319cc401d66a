import { createFileRoute } from "@tanstack/react-router";
import { WishlistScreen } from "../account/area/WishlistScreen.tsx";
import { loadedHead } from "../layout/loadedHead.ts";
import { noSearch } from "../searchCodec.ts";
import { guard } from "../session/guard.ts";

export const Route = createFileRoute("/account/wishlist")({
  validateSearch: noSearch,
  beforeLoad: guard,
  loader: async ({ context }) => (await import("../account/area/loadAccount.ts")).loadWishlist(context),
  head: loadedHead,
  component: () => <WishlistScreen {...Route.useLoaderData()} />,
});
