import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  type RouterHistory,
} from "@tanstack/react-router";
import type { AddressLanguage } from "@velours/sdk/rules";
import { languageRewrite } from "../platform/text/languageRewrite.ts";
import { parseApprovalsSearch } from "./approvals/approvalsSearch.ts";
import { parseCustomersSearch } from "./customers/customersSearch.ts";
import { DeskRoot } from "./DeskRoot.tsx";
import { parseDraftsSearch } from "./drafts/draftsSearch.ts";
import { Failure } from "./frame/Failure.tsx";
import { Lost } from "./frame/Lost.tsx";
import { parseGiftCardsSearch } from "./giftCards/giftCardsSearch.ts";
import { parseMarketingSearch } from "./marketing/marketingSearch.ts";
import { parseMoneySearch } from "./money/moneySearch.ts";
import { parseOrderSearch } from "./order/orderSearch.ts";
import { parseOrdersSearch } from "./orders/ordersSearch.ts";
import { parseProductsSearch } from "./products/productsSearch.ts";
import { parsePromotionsSearch } from "./promotions/promotionsSearch.ts";
import { parseReviewsSearch } from "./reviews/reviewsSearch.ts";
import { parseCollectionsSearch } from "./settings/collections/collectionsSearch.ts";
import { parseJobsSearch } from "./settings/jobs/jobsSearch.ts";
import { parseLogSearch } from "./settings/log/logSearch.ts";
import { parsePageSearch, parsePagesSearch } from "./settings/pages/pagesSearch.ts";
import { parseSiteSearch } from "./settings/site/siteSearch.ts";
import { parseDeliveriesSearch } from "./settings/webhooks/deliveriesSearch.ts";
import { parseStockSearch } from "./stock/stockSearch.ts";

const root = createRootRoute({
  component: DeskRoot,
  errorComponent: ({ error, reset }) => <Failure error={error as Error} reset={reset} />,
});

/** Around every screen of the settings. */
const settings = createRoute({
  getParentRoute: () => root,
  id: "settings",
  component: lazyRouteComponent(() => import("./settings/SettingsFrame.tsx"), "SettingsFrame"),
});

/** A screen that says at the document's new address that it was saved. */
const staysMounted = () => null;

/** A screen that is loaded when it is first opened; `validateSearch` leaves out what it does not read in its address. */
const screen = <Name extends string>(
  path: string,
  load: () => Promise<Record<NoInfer<Name>, RouteComponent>>,
  name: Name,
  validateSearch?: (search: Record<string, unknown>) => object,
  remountDeps?: () => null,
) =>
  createRoute({
    getParentRoute: () => (path.startsWith("/settings") ? settings : root),
    path: `/desk${path}`,
    component: lazyRouteComponent(load, name),
    ...(validateSearch && { validateSearch }),
    ...(remountDeps && { remountDeps }),
  });

const routeTree = root.addChildren([
  screen("", () => import("./today/TodayScreen.tsx"), "TodayScreen"),
  screen(
    "/approvals",
    () => import("./approvals/ApprovalsScreen.tsx"),
    "ApprovalsScreen",
    parseApprovalsSearch,
  ),
  screen("/orders", () => import("./orders/OrdersScreen.tsx"), "OrdersScreen", parseOrdersSearch),
  screen("/products", () => import("./products/ProductsScreen.tsx"), "ProductsScreen", parseProductsSearch),
  screen("/products/$id", () => import("./products/ProductScreen.tsx"), "ProductScreen"),
  screen("/products/$id/edit", () => import("./products/edit/EditProductScreen.tsx"), "EditProductScreen"),
  screen("/products/new", () => import("./products/edit/EditProductScreen.tsx"), "NewProductScreen"),
  screen("/stock", () => import("./stock/StockScreen.tsx"), "StockScreen", parseStockSearch),
  screen("/orders/$number", () => import("./order/OrderScreen.tsx"), "OrderScreen", parseOrderSearch),
  screen("/drafts", () => import("./drafts/DraftsScreen.tsx"), "DraftsScreen", parseDraftsSearch),
  screen(
    "/promotions",
    () => import("./promotions/PromotionsScreen.tsx"),
    "PromotionsScreen",
    parsePromotionsSearch,
  ),
  screen("/promotions/$id", () => import("./promotions/PromotionScreen.tsx"), "PromotionScreen"),
  screen(
    "/customers",
    () => import("./customers/CustomersScreen.tsx"),
    "CustomersScreen",
    parseCustomersSearch,
  ),
  screen("/customers/$id", () => import("./customers/CustomerScreen.tsx"), "CustomerScreen"),
  screen(
    "/gift-cards",
    () => import("./giftCards/GiftCardsScreen.tsx"),
    "GiftCardsScreen",
    parseGiftCardsSearch,
  ),
  screen("/reviews", () => import("./reviews/ReviewsScreen.tsx"), "ReviewsScreen", parseReviewsSearch),
  screen(
    "/marketing",
    () => import("./marketing/MarketingScreen.tsx"),
    "MarketingScreen",
    parseMarketingSearch,
  ),
  screen("/money", () => import("./money/MoneyScreen.tsx"), "MoneyScreen", parseMoneySearch),
  settings.addChildren([
    screen("/settings", () => import("./settings/SettingsScreen.tsx"), "SettingsScreen"),
    screen("/settings/staff", () => import("./settings/people/StaffScreen.tsx"), "StaffScreen"),
    screen("/settings/keys", () => import("./settings/keys/KeysScreen.tsx"), "KeysScreen"),
    screen("/settings/import", () => import("./settings/importing/ImportScreen.tsx"), "ImportScreen"),
    screen("/settings/log", () => import("./settings/log/LogScreen.tsx"), "LogScreen", parseLogSearch),
    screen("/settings/site", () => import("./settings/site/SiteScreen.tsx"), "SiteScreen", parseSiteSearch),
    screen(
      "/settings/home",
      () => import("./settings/home/HomeSettingsScreen.tsx"),
      "HomeSettingsScreen",
      parseSiteSearch,
    ),
    screen(
      "/settings/navigation",
      () => import("./settings/navigation/NavigationScreen.tsx"),
      "NavigationScreen",
      parseSiteSearch,
    ),
    screen("/settings/shipping", () => import("./settings/rates/ShippingScreen.tsx"), "ShippingScreen"),
    screen("/settings/taxes", () => import("./settings/rates/TaxesScreen.tsx"), "TaxesScreen"),
    screen(
      "/settings/pages",
      () => import("./settings/pages/PagesScreen.tsx"),
      "PagesScreen",
      parsePagesSearch,
    ),
    screen(
      "/settings/pages/$handle",
      () => import("./settings/pages/PageScreen.tsx"),
      "PageScreen",
      parsePageSearch,
      staysMounted,
    ),
    screen(
      "/settings/collections",
      () => import("./settings/collections/CollectionsScreen.tsx"),
      "CollectionsScreen",
      parseCollectionsSearch,
    ),
    screen(
      "/settings/collections/$handle",
      () => import("./settings/collections/CollectionScreen.tsx"),
      "CollectionScreen",
      undefined,
      staysMounted,
    ),
    screen("/settings/jobs", () => import("./settings/jobs/JobsScreen.tsx"), "JobsScreen", parseJobsSearch),
    screen("/settings/webhooks", () => import("./settings/webhooks/WebhooksScreen.tsx"), "WebhooksScreen"),
    screen(
      "/settings/webhooks/$id",
      () => import("./settings/webhooks/WebhookScreen.tsx"),
      "WebhookScreen",
      parseDeliveriesSearch,
    ),
  ]),
]);

/** The desk's own router: none of the shop's routes is in it. */
export const createDeskRouter = (language: AddressLanguage, history?: RouterHistory) =>
  createRouter({
    routeTree,
    rewrite: languageRewrite(language),
    scrollRestoration: true,
    // A dialog or a note for one order must not be sent to the next.
    defaultNotFoundComponent: Lost,
    defaultRemountDeps: ({ params }) => params,
    ...(history && { history }),
  });
