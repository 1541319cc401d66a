import { useRouter } from "@tanstack/react-router";
import type { Draft } from "@velours/sdk/types";
import { useEffect, useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { browserStorage } from "../../../platform/browser/browserStorage.ts";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import { recover } from "../../../platform/chunks/recover.ts";
import { useQuery } from "../../../platform/queries/useQuery.ts";
import { useRegion } from "../../../platform/sites/useRegion.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { toasts } from "../../../platform/ui/toasts.ts";
import { loadCartActions } from "../../cart/loadCartActions.ts";
import { useCart } from "../../cart/useCart.ts";
import { toAddressForm } from "../address/AddressForm.ts";
import { draftKey } from "../draft/draftKey.ts";
import { createDraftStore } from "../draft/store.ts";
import { type PreparedLine, preparedLines } from "./preparedLines.ts";
import { preparedProductsQuery } from "./queries.ts";

/** The goods of an open prepared order, and the way to the checkout with them. */
export function usePrepared(token: string, draft: Draft) {
  const router = useRouter();
  const shop = useShop();
  const site = useSite();
  const region = useRegion();
  const text = useText();
  const { state } = useCart();
  const [busy, setBusy] = useState(false);
  const ids = draft.lines.map(({ productId }) => productId);
  const products = useQuery(preparedProductsQuery(shop, site, region, ids));
  const { ready } = state;
  useEffect(() => {
    if (!ready)
      void loadCartActions(router)
        .then((cartActions) => cartActions.start())
        .catch(() => undefined);
  }, [ready, router]);

  const { limits } = site;
  const { currency, country } = region;
  const lines: readonly PreparedLine[] | undefined =
    products.data &&
    preparedLines(draft.lines, { products: products.data, limits, currency, now: serverNow() });
  const sold = (lines ?? []).flatMap(({ line }) => line ?? []);
  const isInBag = state.prepared?.token === token;
  const variants = draft.lines.map(({ variantId }) => variantId);
  const hasOthers =
    !isInBag && state.products.data.some(({ variant, free }) => !free && !variants.includes(variant.id));

  async function begin(replaces: boolean): Promise<void> {
    setBusy(true);
    try {
      const cartActions = await loadCartActions(router);
      const prepared = { token, variants: sold.map(({ variant }) => variant.id) };
      const order = { prepared, lines: sold, replaces, code: draft.promotion };
      if (!(await cartActions.takePrepared(order))) return toasts.show({ text: text(m.code_not_sent) });
      fillCheckout();
      await router.navigate({ to: "/checkout" });
    } catch (error) {
      recover(error, { text: text(m.something_went_wrong), retry: () => void begin(replaces) });
    } finally {
      setBusy(false);
    }
  }

  /** The buyer confirms what the merchant typed, as their own. */
  function fillCheckout(): void {
    const storage = browserStorage("sessionStorage");
    const { email, address } = draft;
    createDraftStore({ key: draftKey(shop.site), country, storage }).set({
      ...(email !== null && { email }),
      ...(address && { shipping: toAddressForm(address, country) }),
      saved: { email: null, shipping: null, billing: null },
    });
  }

  return {
    lines,
    isSold: sold.length > 0,
    currency,
    hasOthers,
    ready,
    busy,
    error: products.error,
    refetch: products.refetch,
    begin: (replaces: boolean) => void begin(replaces),
  };
}
