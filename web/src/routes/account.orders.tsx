import { createFileRoute } from "@tanstack/react-router";
import { OrdersScreen } from "../account/area/OrdersScreen.tsx";
import { loadedHead } from "../layout/loadedHead.ts";
import { guard } from "../session/guard.ts";

export const Route = createFileRoute("/account/orders")({
  validateSearch: ({ page }: Record<string, unknown>): { page?: string } =>
    page ? { page: String(page) } : {},
  loaderDeps: ({ search: { page } }) => ({ page }),
  beforeLoad: guard,
  loader: async ({ context, deps: { page } }) =>
    (await import("../account/area/loadAccount.ts")).loadOrders(context, page),
  head: loadedHead,
  component: () => <OrdersScreen {...Route.useLoaderData()} />,
});
