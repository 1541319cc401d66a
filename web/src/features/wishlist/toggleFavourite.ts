import type { AnyRouter } from "@tanstack/react-router";
import { RefusedError } from "@velours/sdk";
import { afterWish, getRegion, toggleWish } from "@velours/sdk/rules";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { accountModal } from "../../platform/session/accountModal.ts";
import { loadBelongings } from "../../platform/session/loadBelongings.ts";
import { loadUser } from "../../platform/session/loadUser.ts";
import { isWished, shownWishes } from "../../platform/session/shownWishes.ts";
import type { SessionState, WishlistItems, WishPress } from "../../platform/session/store.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { productQuery } from "../catalogue/queries.ts";
import { sayFailure } from "./sayFailure.ts";

/**
 * A press on a product's heart: adds it to the wishlist or takes it off, shown at once and taken back when the shop
 * refuses. A guest is asked to log in, comes back to this page, and then has it there. False when it was not
 * done; a full wishlist's refusal is thrown. Its request comes after earlier ones: only an answered one has told the
 * number by which an item is taken off.
 */
export async function toggleFavourite(router: AnyRouter, product: number): Promise<boolean> {
  const { session, shop }: RouterContext = router.options.context;
  const { user, presses } = session.get();
  const shown = shownWishes(session.get());
  const press = user &&
    shown && { member: user.id, product, isWish: !isWished(shown, product), site: shop.site };
  if (press) session.set({ presses: [...presses, press] });
  try {
    return await session.queueWishlist(() => send(router, product, press ?? undefined));
  } finally {
    if (press) session.set({ presses: withoutPress(session.get(), press) });
  }
}

const withoutPress = ({ presses }: SessionState, press: WishPress): WishPress[] =>
  presses.filter((other) => other !== press);

async function send(router: AnyRouter, product: number, shown: WishPress | undefined): Promise<boolean> {
  const context: RouterContext = router.options.context;
  const { session, shop } = context;
  const user = await loadUser(context);
  const api = await shop.api();
  const before =
    session.get().wishlist ?? (user && ((await api.getWishlist(toOptions(user.id))).data ?? null));
  const plan = toggleWish(before?.items ?? [], product, { authenticated: Boolean(user && before) });
  if (!user || !before || plan.do === "login") {
    const { pathname, searchStr } = router.state.location;
    if (!user)
      accountModal.open({
        redirect: pathname + searchStr,
        onLogin: () => void addFavourite(router, product),
      });
    return false;
  }
  const press = shown ?? { member: user.id, product, isWish: plan.do === "add", site: shop.site };
  // An answer since the press has it so already.
  if (press.isWish === isWished(before.items, product)) return true;
  const set = (items: WishlistItems, presses: readonly WishPress[]) => {
    // Meanwhile the member may have signed out.
    if (session.get().user?.id === user.id) session.set({ wishlist: { ...before, items }, presses });
  };
  if (!shown) set(before.items, [...session.get().presses, press]);
  let after: WishlistItems = before.items;
  try {
    if (plan.do === "add") {
      const body = { type: "product" as const, content_id: product, site: shop.site };
      const { data, error, response } = await api.addWishlistItem({ ...toOptions(user.id), body });
      if (error?.reference === "wishlistFull") throw new RefusedError(error, response);
      after = afterWish(before.items, plan, response.status, data) as WishlistItems;
    } else {
      const path = { id: user.id, listId: before.id, itemId: Number(plan.item.id) };
      const { response } = await api.removeWishlistItem({ params: { path } });
      // Another tab may have taken it off, or put it there again under another number.
      const fresh = response.status === 204 ? null : (await api.getWishlist(toOptions(user.id))).data;
      after = fresh?.items ?? (afterWish(before.items, plan, response.status) as WishlistItems);
    }
  } finally {
    set(after, withoutPress(session.get(), press));
  }
  const isDone = isWished(after, product) === press.isWish;
  if (isDone) void fetchProduct(context, product).catch(() => {});
  return isDone;
}

/** After the login that a guest's press led to; one that is there already stays. */
async function addFavourite(router: AnyRouter, product: number): Promise<void> {
  const context: RouterContext = router.options.context;
  await loadBelongings(context).catch(() => {});
  const { user, wishlist } = context.session.get();
  if (!user || isWished(wishlist?.items ?? [], product)) return;
  try {
    if (!(await toggleFavourite(router, product))) sayFailure(context.shop);
  } catch (error) {
    sayFailure(context.shop, error);
  }
}

const toOptions = (id: number) => ({ params: { path: { id } } });

/** The wishlist request carries the product's own words and price. */
async function fetchProduct({ queries, shop }: RouterContext, id: number): Promise<void> {
  const site = await queries.get(siteQuery(shop));
  await queries.get({
    ...productQuery(shop, id, site, getRegion(site.regions, shop.country)!),
    staleTime: 0,
  });
}
