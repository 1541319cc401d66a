import { createFileRoute } from "@tanstack/react-router";
import { parsePageNumber } from "@velours/sdk/rules";
import { accountHead } from "../account/accountHead.ts";
import { OrdersScreen } from "../account/area/OrdersScreen.tsx";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";

export const Route = createFileRoute("/account/orders")({
  validateSearch: ({ page }: Record<string, unknown>): { page?: string } =>
    page ? { page: String(page) } : {},
  loaderDeps: ({ search: { page } }) => ({ page: parsePageNumber(page ? { page } : {}) }),
  beforeLoad: async (guarded) => (await import("../session/requireAccess.ts")).requireAccess(guarded),
  loader: async ({ context, deps: { page } }) => {
    const { loadOrders } = await import("../account/area/loadAccount.ts");
    return loadOrders(context, page);
  },
  head: ({ match: { context } }) =>
    accountHead(context.shop, "/account/orders", textIn(context.shop.language)(m.orders)),
  component: () => <OrdersScreen {...Route.useLoaderData()} />,
});
