import { createFileRoute } from "@tanstack/react-router";
import type { Step } from "@velours/sdk/rules";
import { Checkout } from "../checkout/Checkout.tsx";
import { checkoutHead } from "../checkout/checkoutHead.ts";

/** The checkout; with `?id=` a placed order, with `?step=` one of the later steps. */
export const Route = createFileRoute("/checkout")({
  validateSearch: ({ id, step }: Record<string, unknown>): { id?: string; step?: Step } => ({
    ...(id ? { id: String(id) } : {}),
    ...(step ? { step: String(step) as Step } : {}),
  }),
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, deps: { id } }) => {
    const { loadOrder } = await import("../checkout/order/loadOrder.ts");
    return loadOrder(context, id);
  },
  head: ({ match }) => checkoutHead(match.context.shop),
  component: () => <Checkout id={Route.useSearch().id} loaded={Route.useLoaderData()} />,
});
