import { orThrow } from "@velours/sdk";
import type { Currency } from "@velours/sdk/types";
import type { Shop } from "../api/Shop.ts";
import type { SessionStore } from "./store.ts";

interface Context {
  session: SessionStore;
  shop: Shop;
}

/** Fetches the signed-in member's cash back in a currency anew: it may have been spent elsewhere. An outage is thrown. */
export async function loadCredits({ session, shop }: Context, currency: Currency): Promise<void> {
  const id = session.get().user?.id;
  if (id === undefined) return;
  const api = await shop.api();
  const credits = await orThrow(
    await api.getCredits({
      params: { path: { id }, query: { filter: { site: shop.site }, configuration: { currency } } },
    }),
  );
  if (session.get().user?.id === id) session.set({ credits });
}
