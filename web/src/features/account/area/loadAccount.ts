import { getRegion, getRegionCurrency, parsePageNumber } from "@velours/sdk/rules";
import type { User } from "@velours/sdk/types";
import { accountHead } from "../../../platform/routing/accountHead.ts";
import { pageTitle } from "../../../platform/routing/pageTitle.ts";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import { requirePage } from "../../../platform/routing/requirePage.ts";
import { orNotFound } from "../../../platform/routing/toNotFound.ts";
import { loadUser } from "../../../platform/session/loadUser.ts";
import { siteQuery } from "../../../platform/sites/queries.ts";
import { m, textIn } from "../../../platform/text/useText.ts";
import { creditsQuery, ordersQuery, wishedProductsQuery, wishlistQuery } from "./queries.ts";

/** The signed-in member, whom the guard requires. */
async function member(context: RouterContext): Promise<User> {
  const user = await loadUser(context);
  if (!user) throw new Error("There is no member behind the guard");
  return user;
}

const TEXTS = {
  orders: { title: m.orders, description: m.orders_description },
  profile: { title: m.account, description: m.profile_description },
  rewards: { title: m.rewards, description: m.rewards_description },
  wishlist: { title: m.wishlist, description: m.wishlist_description },
};

async function loadHead({ shop, queries }: RouterContext, page: keyof typeof TEXTS) {
  const { name: site } = await queries.get(siteQuery(shop));
  const text = textIn(shop.locale);
  const { title, description } = TEXTS[page];
  return accountHead(shop, `/account/${page}`, {
    title: pageTitle(text(title), site),
    description: text(description, { site }),
  });
}

export async function loadProfile(context: RouterContext) {
  return {
    head: await loadHead(context, "profile"),
    user: await member(context),
  };
}

export async function loadOrders(context: RouterContext, page: string | undefined) {
  const { shop, queries } = context;
  const { id } = await member(context);
  const orders = await orNotFound(queries.get(ordersQuery(shop, id, parsePageNumber({ page }))));
  requirePage("/account/orders", { page }, orders.pagination);
  return { head: await loadHead(context, "orders"), ...orders };
}

export async function loadRewards(context: RouterContext) {
  const { shop, queries } = context;
  const { id } = await member(context);
  const { regions } = await queries.get(siteQuery(shop));
  const currency = getRegionCurrency(getRegion(regions, shop.country));
  return {
    head: await loadHead(context, "rewards"),
    credits: await queries.get(creditsQuery(shop, id, currency)),
  };
}

/** Products of the wishlist, the newest wish first. */
export async function loadWishlist(context: RouterContext) {
  const { shop, queries, session } = context;
  const { id } = await member(context);
  const site = await queries.get(siteQuery(shop));
  const region = getRegion(site.regions, shop.country)!;
  const wishlist = await session.queueWishlist(async () => {
    const fetched = await queries.get(wishlistQuery(shop, id));
    // The session shows it, and may know one from before another tab or device changed it.
    if (session.get().user?.id === id) session.set({ wishlist: fetched });
    return fetched;
  });
  const ids = wishlist.items.map(({ content_id }) => content_id).reverse();
  const found = await queries.get(wishedProductsQuery(shop, site, region, ids));
  const products = ids.flatMap((id) => found.find((product) => product.id === id) ?? []);
  return {
    head: await loadHead(context, "wishlist"),
    wishlist,
    products,
    currency: region.currency,
  };
}
