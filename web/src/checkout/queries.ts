import type { Currency, InvoiceQuestion, ShippingQuestion } from "@velours/sdk/types";
import { answer } from "../shop/answer.ts";
import { query } from "../shop/createQueries.ts";
import type { Shop } from "../shop/Shop.ts";

/** A placed order. */
export const orderQuery = ({ api }: Shop, id: string) =>
  query({
    queryKey: ["order", id],
    queryFn: async ({ signal }) => answer((await api()).getOrder({ params: { path: { id } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** How long the shipping options show that they are being fetched, at least. */
const OPTIONS_MINIMUM = 750;

/** Ways to ship, not before their least time of loading is over. */
export const askShippingOptions =
  ({ api }: Shop) =>
  async (body: ShippingQuestion, signal: AbortSignal) => {
    const shown = new Promise((resolve) => setTimeout(resolve, OPTIONS_MINIMUM));
    const options = await answer((await api()).listShippingOptions({ body, signal }));
    await shown;
    return options.data;
  };

/** The server's own invoice. */
export const askInvoice =
  ({ api }: Shop) =>
  async (body: InvoiceQuestion, signal: AbortSignal) =>
    answer((await api()).generateInvoice({ body, signal }));

/** What the gateway's fields need to start; a new one for each visit of the payment step. */
export const askCardToken =
  ({ api }: Shop) =>
  async (currency: Currency, signal: AbortSignal) =>
    answer((await api()).createCardToken({ params: { query: { currency } }, signal }));
