import { createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { createCartStore } from "../features/cart/store.ts";
import { savesData } from "../platform/browser/savesData.ts";
import { createQueries } from "../platform/queries/createQueries.ts";
import { createSessionStore } from "../platform/session/store.ts";
import { createShop } from "../platform/shop/createShop.ts";
import type { HostContext } from "../platform/shop/HostContext.ts";
import { readRequest } from "../platform/shop/readRequest.ts";
import type { ShopSettings } from "../platform/shop/ShopSettings.ts";
import { sharedData } from "../platform/shop/sharedData.ts";
import { languageRewrite } from "../platform/text/languageRewrite.ts";
import { PageFailure } from "./layout/PageFailure.tsx";
import type { RouterContext } from "./RouterContext.ts";
import { routeTree } from "./routeTree.gen.ts";
import { parseSearch, stringifySearch } from "./searchCodec.ts";

/** One router for each request on the server, one for each page load in the browser. */
export function getRouter() {
  const request = readRequest();
  const context: RouterContext = {
    shop: createShop(request.settings, request),
    queries: createQueries(() => router.state.matches),
    cart: createCartStore(() => router.options.context.shop.site),
    bag: { current: null },
    session: createSessionStore(),
  };
  const router = createRouter({
    routeTree,
    context,
    rewrite: languageRewrite(request.language),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    // A shopper who saves data fetches no page before it is wanted.
    defaultPreload: savesData() ? false : "intent",
    // Data is cached by `queries`; the router asks it each time.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: PageFailure,
    defaultNotFoundComponent: lazyRouteComponent(() => import("./layout/NotFoundPage.tsx"), "NotFoundPage"),
    ...(import.meta.env.SSR && {
      ssr: { nonce: request.nonce },
      dehydrate: () => ({ settings: request.settings }),
    }),
    hydrate: ({ settings }: { settings: ShopSettings }) => {
      router.update({ ...router.options, context: { ...context, shop: createShop(settings, request) } });
    },
  });
  // An option of the router that its types leave to TanStack Start.
  Object.assign(router.options, { serializationAdapters: [sharedData] });
  return router;
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}

declare module "@tanstack/react-start" {
  interface Register {
    server: { requestContext: HostContext };
  }
}
