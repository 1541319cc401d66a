import type { AnyRouter } from "@tanstack/react-router";
import {
  type CartUrlAction,
  chooseVariant,
  formatMoney,
  planCartUrl,
  storageNames,
} from "@velours/sdk/rules";
import type { Site } from "@velours/sdk/types";
import { setCookie } from "../../platform/browser/setCookie.ts";
import { ChunkError } from "../../platform/chunks/ChunkError.ts";
import type { ActionAfterReload } from "../../platform/chunks/reload.ts";
import { isBare } from "../../platform/layout/isBare.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { m, textIn } from "../../platform/text/useText.ts";
import { toasts } from "../../platform/ui/toasts.ts";
import { codeError } from "./codeError.ts";
import { loadCartActions } from "./loadCartActions.ts";
import { readWaitingCart } from "./plain/waitingCart.ts";

/** Brings the stored cart up to date and carries out the URL's wishes, in their order; then takes them off the URL. */
export async function startCart(router: AnyRouter, afterReload?: ActionAfterReload): Promise<void> {
  const { cart, shop, queries } = router.options.context;
  const text = textIn(shop.locale);
  const { actions } = planCartUrl(location.search);
  const { products, promotion, giftCard } = cart.get();
  if (afterReload?.what === "again") toasts.show({ text: text(m.shop_updated) });
  const isWaiting = readWaitingCart(shop.site) !== undefined;
  const isEmpty = products.data.length === 0 && !promotion.data && !giftCard.data;
  if (!afterReload && !isWaiting && actions.length === 0 && isEmpty) return;
  const cartActions = await loadCartActions(router);
  await cartActions.start();
  if (afterReload) await resume(afterReload);
  if (actions.length === 0) return;
  const site: Site = await queries.get(siteQuery(shop));
  const adds = actions.some((action) => action.type === "addToCart");
  let isComplete = true;
  for (const action of actions) await attempt(() => carryOut(action));
  // The shopper may have sorted or filtered meanwhile, which is in the address of now.
  const { search } = planCartUrl(location.search);
  router.history.replace(location.pathname + search + location.hash);
  if (!isComplete) toasts.show({ text: text(m.link_failed) });

  /** A failed wish keeps none of the others, and is not tried again by a reload. */
  async function attempt(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (error instanceof ChunkError) throw error;
      isComplete = false;
    }
  }

  /** Without a cart on the page it would open on a later one, unasked. */
  function show(): void {
    const error = codeError(cart.get());
    if (!isBare(router.state.location.pathname)) cart.show();
    else if (error) toasts.show({ text: error.message });
  }

  /** Resumes the shopper's action on a page that had to reload. */
  async function resume(action: ActionAfterReload): Promise<void> {
    if (action.what === "again") return;
    if (action.what === "add") {
      const { product, variant, quantity } = action;
      await cartActions.addById(
        product,
        ({ variants }) => variants.find(({ id }) => id === variant),
        quantity,
      );
    }
    show();
  }

  async function carryOut(action: CartUrlAction): Promise<void> {
    const names = storageNames(site.code, site.brand);
    switch (action.type) {
      case "clearCart":
        return cartActions.clear();
      case "addToCart":
        for (const { productId, variantId } of action.items) {
          await attempt(() => cartActions.addById(productId, (product) => chooseVariant(product, variantId)));
        }
        return show();
      case "attribution":
        storeForVisit(names.source, action.source);
        storeForVisit(names.campaign, action.campaign);
        return storeForVisit(names.medium, action.medium);
      case "referral":
        return storeForVisit(names.referral, action.value);
      case "promotion": {
        const promotion = await cartActions.applyPromotion(action.code);
        const notification = promotion?.notification;
        if (notification && !adds) {
          const { title, description, image } = notification;
          toasts.show({ title, html: description, ...(image && { image }) });
        }
        // The error stands under the cart's code field; the minimum has a window of its own.
        if (codeError(cart.get()) && cart.get().minimumMissing === null) show();
        return;
      }
      case "giftCard": {
        const giftCard = await cartActions.applyGiftCard(action.code);
        if (giftCard) {
          const welcome = text(m.gift_card_welcome, {
            store: site.name,
            amount: formatMoney(giftCard.amount_remaining, giftCard.currency),
          });
          toasts.show({ text: welcome });
        }
        if (codeError(cart.get())) show();
        return;
      }
    }
  }
}

/** A part that a link leaves out does not stay from the link before: an order would name a click that nobody made. */
function storeForVisit(name: string, value = ""): void {
  setCookie(name, value, value ? undefined : 0);
}
