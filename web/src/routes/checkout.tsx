import { createFileRoute } from "@tanstack/react-router";
import { Checkout } from "../checkout/Checkout.tsx";
import { checkoutHead } from "../checkout/checkoutHead.ts";

/** The checkout; with `?id=` a placed order. */
export const Route = createFileRoute("/checkout")({
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } => (id ? { id: String(id) } : {}),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, deps: { id } }) => {
    const { loadOrder } = await import("../checkout/loadOrder.ts");
    return loadOrder(context, id);
  },
  head: ({ match }) => checkoutHead(match.context.shop),
  component: () => <Checkout id={Route.useSearch().id} loaded={Route.useLoaderData()} />,
});
