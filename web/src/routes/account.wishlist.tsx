import { createFileRoute } from "@tanstack/react-router";
import { accountHead } from "../account/accountHead.ts";
import { WishlistScreen } from "../account/area/WishlistScreen.tsx";
import { noSearch } from "../searchCodec.ts";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";

export const Route = createFileRoute("/account/wishlist")({
  validateSearch: noSearch,
  beforeLoad: async (guarded) => (await import("../session/requireAccess.ts")).requireAccess(guarded),
  loader: async ({ context }) => {
    const { loadWishlist } = await import("../account/area/loadAccount.ts");
    return loadWishlist(context);
  },
  head: ({ match: { context } }) =>
    accountHead(context.shop, "/account/wishlist", textIn(context.shop.language)(m.wishlist)),
  component: () => <WishlistScreen {...Route.useLoaderData()} />,
});
