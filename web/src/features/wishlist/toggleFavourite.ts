import type { AnyRouter } from "@tanstack/react-router";
import { afterWish, getRegion, toggleWish } from "@velours/sdk/rules";
import type { Wishlist } from "@velours/sdk/types";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { accountModal } from "../../platform/session/accountModal.ts";
import { loadBelongings } from "../../platform/session/loadBelongings.ts";
import { loadUser } from "../../platform/session/loadUser.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { m, textIn } from "../../platform/text/useText.ts";
import { toasts } from "../../platform/ui/toasts.ts";
import { productQuery } from "../catalogue/queries.ts";

type Items = Wishlist["items"];

/**
 * A press on a product's heart: adds it to the wishlist or takes it off, shown at once and taken back when the shop
 * refuses. A guest is asked to log in, comes back to this page, and then has it there. False when it was not done. After
 * earlier presses: only an answered one has told the number by which an item is taken off.
 */
export function toggleFavourite(router: AnyRouter, product: number): Promise<boolean> {
  const { session }: RouterContext = router.options.context;
  return session.queueWishlist(() => toggle(router, product));
}

async function toggle(router: AnyRouter, product: number): Promise<boolean> {
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
  const show = (items: Items) => {
    // Meanwhile the member may have signed out.
    if (session.get().user?.id === user.id) session.set({ wishlist: { ...before, items } });
  };
  const item = { id: 0, type: "product" as const, content_id: product, site: shop.site };
  show(plan.do === "add" ? [...before.items, item] : before.items.filter(({ id }) => id !== plan.item.id));
  let after: Items = before.items;
  try {
    if (plan.do === "add") {
      const body = { type: "product" as const, content_id: product, site: shop.site };
      const { data, response } = await api.addWishlistItem({ ...toOptions(user.id), body });
      after = afterWish(before.items, plan, response.status, data) as Items;
    } else {
      const path = { id: user.id, listId: before.id, itemId: Number(plan.item.id) };
      const { response } = await api.removeWishlistItem({ params: { path } });
      // Another tab may have taken it off, or put it there again under another number.
      const fresh = response.status === 204 ? null : (await api.getWishlist(toOptions(user.id))).data;
      after = fresh?.items ?? (afterWish(before.items, plan, response.status) as Items);
    }
  } finally {
    show(after);
  }
  const isDone = after.some(({ content_id }) => content_id === product) === (plan.do === "add");
  if (isDone) void fetchProduct(context, product).catch(() => {});
  return isDone;
}

/** After the login that a guest's press led to; one that is there already stays. */
async function addFavourite(router: AnyRouter, product: number): Promise<void> {
  const context: RouterContext = router.options.context;
  await loadBelongings(context).catch(() => {});
  const { user, wishlist } = context.session.get();
  if (!user || wishlist?.items.some(({ content_id }) => content_id === product)) return;
  const text = textIn(context.shop.locale);
  const done = await toggleFavourite(router, product).catch(() => false);
  if (!done) toasts.show({ text: text(m.favourite_failed) });
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
