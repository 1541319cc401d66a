import { createFileRoute } from "@tanstack/react-router";
import type { Step } from "@velours/sdk/rules";
import { Checkout } from "../checkout/Checkout.tsx";
import { checkoutHead } from "../checkout/checkoutHead.ts";
import { textSearch } from "../searchCodec.ts";

/** The checkout; with `?id=` a placed order, with `?step=` one of the later steps. */
export const Route = createFileRoute("/checkout")({
  validateSearch: (search: Record<string, unknown>): { id?: string; step?: Step } => {
    const { id, step } = textSearch(search);
    // A step that is none is passed on to the first one that is not done.
    return { ...(id && { id }), ...(step && { step: step as Step }) };
  },
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, deps: { id } }) => {
    const { loadOrder } = await import("../checkout/order/loadOrder.ts");
    return loadOrder(context, id);
  },
  head: ({ match }) => checkoutHead(match.context.shop),
  component: () => <Checkout id={Route.useSearch().id} loaded={Route.useLoaderData()} />,
});
