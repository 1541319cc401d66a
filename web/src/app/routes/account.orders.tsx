import { createFileRoute } from "@tanstack/react-router";
import { OrdersScreen } from "../../features/account/area/OrdersScreen.tsx";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { guard } from "../../platform/session/guard.ts";

export const Route = createFileRoute("/account/orders")({
  validateSearch: ({ page }: Record<string, unknown>): { page?: string } =>
    page ? { page: String(page) } : {},
  loaderDeps: ({ search: { page } }) => ({ page }),
  beforeLoad: guard,
  loader: async ({ context, deps: { page } }) =>
    (await import("../../features/account/area/loadAccount.ts")).loadOrders(context, page),
  head: loadedHead,
  component: () => <OrdersScreen {...Route.useLoaderData()} />,
});
