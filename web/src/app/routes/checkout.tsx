import { createFileRoute } from "@tanstack/react-router";
import type { Step } from "@velours/sdk/rules";
import { Checkout } from "../../features/checkout/Checkout.tsx";
import { loadedHead } from "../../platform/routing/loadedHead.ts";
import { textSearch } from "../../platform/routing/searchCodec.ts";

/** The checkout; with `?id=` a placed order, with `?step=` one of the later steps. */
export const Route = createFileRoute("/checkout")({
  validateSearch: (search: Record<string, unknown>): { id?: string; step?: Step } => {
    const { id, step } = textSearch(search);
    // A step that is none is passed on to the first one that is not done.
    return { ...(id && { id }), ...(step && { step: step as Step }) };
  },
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: async ({ context, deps: { id } }) =>
    (await import("../../features/checkout/loadCheckout.ts")).loadCheckout(context, id),
  head: loadedHead,
  component: () => {
    const { id, step } = Route.useSearch();
    return <Checkout id={id} step={step} loaded={Route.useLoaderData()} />;
  },
});
