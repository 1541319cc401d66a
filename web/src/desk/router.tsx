import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
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
  notFoundComponent: Lost,
  errorComponent: ({ error, reset }) => <Failure error={error as Error} reset={reset} />,
});

/** A screen that says at the document's new address that it was saved. */
const staysMounted = () => null;

const today = createRoute({
  getParentRoute: () => root,
  path: "/desk",
  component: lazyRouteComponent(() => import("./today/TodayScreen.tsx"), "TodayScreen"),
});

const orders = createRoute({
  getParentRoute: () => root,
  path: "/desk/orders",
  validateSearch: parseOrdersSearch,
  component: lazyRouteComponent(() => import("./orders/OrdersScreen.tsx"), "OrdersScreen"),
});

const order = createRoute({
  getParentRoute: () => root,
  path: "/desk/orders/$number",
  validateSearch: parseOrderSearch,
  component: lazyRouteComponent(() => import("./order/OrderScreen.tsx"), "OrderScreen"),
});

const promotions = createRoute({
  getParentRoute: () => root,
  path: "/desk/promotions",
  component: lazyRouteComponent(() => import("./promotions/PromotionsScreen.tsx"), "PromotionsScreen"),
});

const promotion = createRoute({
  getParentRoute: () => root,
  path: "/desk/promotions/$id",
  component: lazyRouteComponent(() => import("./promotions/PromotionScreen.tsx"), "PromotionScreen"),
});

const marketing = createRoute({
  getParentRoute: () => root,
  path: "/desk/marketing",
  validateSearch: parseMarketingSearch,
  component: lazyRouteComponent(() => import("./marketing/MarketingScreen.tsx"), "MarketingScreen"),
});

const money = createRoute({
  getParentRoute: () => root,
  path: "/desk/money",
  validateSearch: parseMoneySearch,
  component: lazyRouteComponent(() => import("./money/MoneyScreen.tsx"), "MoneyScreen"),
});

const settings = createRoute({
  getParentRoute: () => root,
  path: "/desk/settings",
  component: lazyRouteComponent(() => import("./settings/SettingsScreen.tsx"), "SettingsScreen"),
});

const staff = createRoute({
  getParentRoute: () => root,
  path: "/desk/settings/staff",
  component: lazyRouteComponent(() => import("./settings/people/StaffScreen.tsx"), "StaffScreen"),
});

const keys = createRoute({
  getParentRoute: () => root,
  path: "/desk/settings/keys",
  component: lazyRouteComponent(() => import("./settings/keys/KeysScreen.tsx"), "KeysScreen"),
});

const importing = createRoute({
  getParentRoute: () => root,
  path: "/desk/settings/import",
  component: lazyRouteComponent(() => import("./settings/importing/ImportScreen.tsx"), "ImportScreen"),
});

const log = createRoute({
  getParentRoute: () => root,
  path: "/desk/settings/log",
  validateSearch: parseLogSearch,
  component: lazyRouteComponent(() => import("./settings/log/LogScreen.tsx"), "LogScreen"),
});

const site = createRoute({
  getParentRoute: () => root,
  path: "/desk/settings/site",
  validateSearch: parseSiteSearch,
  component: lazyRouteComponent(() => import("./settings/site/SiteScreen.tsx"), "SiteScreen"),
});

const home = createRoute({
  getParentRoute: () => root,
  path: "/desk/settings/home",
  validateSearch: parseSiteSearch,
  component: lazyRouteComponent(() => import("./settings/home/HomeSettingsScreen.tsx"), "HomeSettingsScreen"),
});

const navigation = createRoute({
  getParentRoute: () => root,
  path: "/desk/settings/navigation",
  validateSearch: parseSiteSearch,
  component: lazyRouteComponent(
    () => import("./settings/navigation/NavigationScreen.tsx"),
    "NavigationScreen",
  ),
});

const shipping = createRoute({
  getParentRoute: () => root,
  path: "/desk/settings/shipping",
  component: lazyRouteComponent(() => import("./settings/rates/ShippingScreen.tsx"), "ShippingScreen"),
});

const taxes = createRoute({
  getParentRoute: () => root,
  path: "/desk/settings/taxes",
  component: lazyRouteComponent(() => import("./settings/rates/TaxesScreen.tsx"), "TaxesScreen"),
});

const pages = createRoute({
  getParentRoute: () => root,
  path: "/desk/settings/pages",
  validateSearch: parsePagesSearch,
  component: lazyRouteComponent(() => import("./settings/pages/PagesScreen.tsx"), "PagesScreen"),
});

const page = createRoute({
  getParentRoute: () => root,
  path: "/desk/settings/pages/$handle",
  remountDeps: staysMounted,
  validateSearch: parsePageSearch,
  component: lazyRouteComponent(() => import("./settings/pages/PageScreen.tsx"), "PageScreen"),
});

const collections = createRoute({
  getParentRoute: () => root,
  path: "/desk/settings/collections",
  validateSearch: parseCollectionsSearch,
  component: lazyRouteComponent(
    () => import("./settings/collections/CollectionsScreen.tsx"),
    "CollectionsScreen",
  ),
});

const collection = createRoute({
  getParentRoute: () => root,
  path: "/desk/settings/collections/$handle",
  remountDeps: staysMounted,
  component: lazyRouteComponent(
    () => import("./settings/collections/CollectionScreen.tsx"),
    "CollectionScreen",
  ),
});

const jobs = createRoute({
  getParentRoute: () => root,
  path: "/desk/settings/jobs",
  validateSearch: parseJobsSearch,
  component: lazyRouteComponent(() => import("./settings/jobs/JobsScreen.tsx"), "JobsScreen"),
});

const webhooks = createRoute({
  getParentRoute: () => root,
  path: "/desk/settings/webhooks",
  component: lazyRouteComponent(() => import("./settings/webhooks/WebhooksScreen.tsx"), "WebhooksScreen"),
});

const webhook = createRoute({
  getParentRoute: () => root,
  path: "/desk/settings/webhooks/$id",
  validateSearch: parseDeliveriesSearch,
  component: lazyRouteComponent(() => import("./settings/webhooks/WebhookScreen.tsx"), "WebhookScreen"),
});

const stock = createRoute({
  getParentRoute: () => root,
  path: "/desk/stock",
  validateSearch: parseStockSearch,
  component: lazyRouteComponent(() => import("./stock/StockScreen.tsx"), "StockScreen"),
});

const products = createRoute({
  getParentRoute: () => root,
  path: "/desk/products",
  validateSearch: parseProductsSearch,
  component: lazyRouteComponent(() => import("./products/ProductsScreen.tsx"), "ProductsScreen"),
});

const product = createRoute({
  getParentRoute: () => root,
  path: "/desk/products/$id",
  component: lazyRouteComponent(() => import("./products/ProductScreen.tsx"), "ProductScreen"),
});

const editProduct = createRoute({
  getParentRoute: () => root,
  path: "/desk/products/$id/edit",
  component: lazyRouteComponent(() => import("./products/edit/EditProductScreen.tsx"), "EditProductScreen"),
});

const newProduct = createRoute({
  getParentRoute: () => root,
  path: "/desk/products/new",
  component: lazyRouteComponent(() => import("./products/edit/EditProductScreen.tsx"), "NewProductScreen"),
});

const reviews = createRoute({
  getParentRoute: () => root,
  path: "/desk/reviews",
  validateSearch: parseReviewsSearch,
  component: lazyRouteComponent(() => import("./reviews/ReviewsScreen.tsx"), "ReviewsScreen"),
});

const giftCards = createRoute({
  getParentRoute: () => root,
  path: "/desk/gift-cards",
  validateSearch: parseGiftCardsSearch,
  component: lazyRouteComponent(() => import("./giftCards/GiftCardsScreen.tsx"), "GiftCardsScreen"),
});

const drafts = createRoute({
  getParentRoute: () => root,
  path: "/desk/drafts",
  validateSearch: parseDraftsSearch,
  component: lazyRouteComponent(() => import("./drafts/DraftsScreen.tsx"), "DraftsScreen"),
});

const customers = createRoute({
  getParentRoute: () => root,
  path: "/desk/customers",
  validateSearch: parseCustomersSearch,
  component: lazyRouteComponent(() => import("./customers/CustomersScreen.tsx"), "CustomersScreen"),
});

const customer = createRoute({
  getParentRoute: () => root,
  path: "/desk/customers/$id",
  component: lazyRouteComponent(() => import("./customers/CustomerScreen.tsx"), "CustomerScreen"),
});

const approvals = createRoute({
  getParentRoute: () => root,
  path: "/desk/approvals",
  validateSearch: parseApprovalsSearch,
  component: lazyRouteComponent(() => import("./approvals/ApprovalsScreen.tsx"), "ApprovalsScreen"),
});

const routeTree = root.addChildren([
  today,
  approvals,
  orders,
  products,
  product,
  editProduct,
  newProduct,
  stock,
  order,
  drafts,
  promotions,
  promotion,
  customers,
  customer,
  giftCards,
  reviews,
  marketing,
  money,
  settings,
  staff,
  keys,
  importing,
  log,
  site,
  home,
  navigation,
  shipping,
  taxes,
  pages,
  page,
  collections,
  collection,
  jobs,
  webhooks,
  webhook,
]);

/** The desk's own router: none of the shop's routes is in it. */
export const createDeskRouter = (language: AddressLanguage, history?: RouterHistory) =>
  createRouter({
    routeTree,
    rewrite: languageRewrite(language),
    scrollRestoration: true,
    // A dialog or a note for one order must not be sent to the next.
    defaultRemountDeps: ({ params }) => params,
    ...(history && { history }),
  });
