import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from "@tanstack/react-router";
import { getLocale, withLanguage } from "@velours/sdk/rules";
import type { Site } from "@velours/sdk/types";
import type { ReactNode } from "react";
import { createCartContext } from "../features/cart/cartContext.ts";
import type { CartActions } from "../features/cart/createCartActions.ts";
import type { Shop } from "../platform/api/Shop.ts";
import { createQueries } from "../platform/queries/createQueries.ts";
import type { RouterContext } from "../platform/routing/RouterContext.ts";
import { parseSearch, stringifySearch } from "../platform/routing/searchCodec.ts";
import { createSessionStore } from "../platform/session/store.ts";
import { languageRewrite } from "../platform/text/languageRewrite.ts";

const usualSite = {
  code: "boutique",
  name: "Velours",
  brand: "velours",
  creditsDisplay: true,
  currencies: ["USD", "CAD", "GBP", "EUR"],
  regions: [
    { label: "United States", label_fr: "États-Unis", country: "US", currency: "USD", fulfillment: "US" },
    { label: "Canada", label_fr: "Canada", country: "CA", currency: "CAD", fulfillment: "US" },
    { label: "United Kingdom", label_fr: "Royaume-Uni", country: "GB", currency: "GBP", fulfillment: "EU" },
    { label: "France", label_fr: "France", country: "FR", currency: "EUR", fulfillment: "EU" },
  ],
  navigation: [],
  flags: {},
  limits: { pageSize: 24, addOnMinimum: 29, cartMaxAgeDays: 30 },
} as unknown as Site;

interface Given extends Partial<Omit<RouterContext, "shop" | "cartActions">> {
  shop?: Partial<Omit<Shop, "api" | "locale"> & { api: () => Promise<object> }>;
  site?: Partial<Site>;
  /** In place of the bag's own code. */
  cartActions?: { readonly current: Partial<CartActions> };
}

/**
 * Puts elements into a page of the shop, whose context and site a router has loaded; by default that of a guest in the
 * United States who reads English.
 */
export async function createShopContext({ shop: own, site, ...context }: Given = {}) {
  const { language = "en", country = "US" } = own ?? {};
  const shop = {
    site: "boutique",
    clientToken: "",
    gatewayUrl: "",
    origin: "https://velours.example",
    defaultLanguage: "en",
    scenario: undefined,
    api: () => new Promise<never>(() => {}),
    ...own,
    language,
    country,
    locale: getLocale(language, country, own?.french),
  } as Shop;
  const router = createRouter({
    routeTree: createRootRouteWithContext<RouterContext>()({
      loader: () => ({ site: { ...usualSite, ...site } }),
    }),
    context: {
      shop,
      queries: createQueries(() => []),
      session: createSessionStore(),
      ...createCartContext(() => shop.site),
      ...context,
    } as RouterContext,
    history: createMemoryHistory({ initialEntries: [withLanguage("/", shop)] }),
    rewrite: languageRewrite(shop),
    parseSearch,
    stringifySearch,
  });
  await router.load();
  return (children: ReactNode) => (
    <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
  );
}
