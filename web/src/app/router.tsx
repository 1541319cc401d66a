import { createRouter } from "@tanstack/react-router";
import { createCartContext } from "../features/cart/cartContext.ts";
import type { HostContext } from "../platform/api/HostContext.ts";
import { readRequest } from "../platform/api/readRequest.ts";
import type { ShopSettings } from "../platform/api/ShopSettings.ts";
import { sharedData } from "../platform/api/sharedData.ts";
import { savesData } from "../platform/browser/savesData.ts";
import { createQueries } from "../platform/queries/createQueries.ts";
import { createSessionStore } from "../platform/session/store.ts";
import { languageRewrite } from "../platform/text/languageRewrite.ts";
import { createShop } from "./createShop.ts";
import "./forgottenAtSignOut.ts";
import "./slots.ts";
import type { RouterContext } from "../platform/routing/RouterContext.ts";
import { parseSearch, stringifySearch } from "../platform/routing/searchCodec.ts";
import { NotFoundPage } from "./layout/NotFoundPage.tsx";
import { PageFailure } from "./layout/PageFailure.tsx";
import { routeTree } from "./routeTree.gen.ts";

/** An option that `createRouter` takes and only TanStack Start's own entry, which this shop does without, names in types. */
const serialization = { serializationAdapters: [sharedData] };

/** Creates a router for each request on the server, and one for each page load in the browser. */
export function getRouter() {
  const request = readRequest();
  const context: RouterContext = {
    shop: createShop(request.settings, request),
    queries: createQueries(() => router.state.matches),
    session: createSessionStore(),
    ...createCartContext(() => router.options.context.shop.site),
  };
  const router = createRouter({
    routeTree,
    context,
    rewrite: languageRewrite(request),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    // A shopper who saves data fetches no page before it is wanted.
    defaultPreload: savesData() ? false : "intent",
    // Data is cached by `queries`; the router asks it each time.
    defaultPreloadStaleTime: 0,
    ...serialization,
    defaultErrorComponent: PageFailure,
    defaultNotFoundComponent: NotFoundPage,
    ...(import.meta.env.SSR && {
      ssr: { nonce: request.nonce },
      dehydrate: () => ({ settings: request.settings }),
    }),
    hydrate: ({ settings }: { settings: ShopSettings }) => {
      router.update({ ...router.options, context: { ...context, shop: createShop(settings, request) } });
    },
  });
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
