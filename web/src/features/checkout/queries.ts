import { orThrow } from "@velours/sdk";
import type { BnplQuestion, Currency, InvoiceQuestion, ShippingQuestion } from "@velours/sdk/types";
import { trackSession } from "../../platform/analytics/trackSession.ts";
import type { Shop } from "../../platform/api/Shop.ts";
import { query } from "../../platform/queries/createQueries.ts";
import { keepPreviousData } from "../../platform/queries/useQuery.ts";

/** A placed order. */
export const orderQuery = ({ api }: Shop, id: string) =>
  query({
    queryKey: ["order", id],
    queryFn: async ({ signal }) =>
      orThrow(await (await api()).getOrder({ params: { path: { id } }, signal })),
    // The merchant ships it meanwhile.
    staleTime: 30_000,
  });

/** How long the shipping options show that they are being fetched, at least. */
const OPTIONS_MINIMUM = 750;

// A response holds for one request at one time, so none is cached.
const fresh = { staleTime: 0, gcTime: 0, placeholderData: keepPreviousData };

/** Shipping options, after a minimum loading time; disabled without a question. */
export const shippingOptionsQuery = (shop: Shop, question: ShippingQuestion | null) => ({
  ...query({
    queryKey: ["shipping options", question],
    queryFn: async ({ signal }) => {
      const shown = new Promise((resolve) => setTimeout(resolve, OPTIONS_MINIMUM));
      try {
        const options = await orThrow(
          await (await shop.api()).listShippingOptions({ body: question!, signal }),
        );
        await shown;
        return options.data;
      } catch (error) {
        if (!signal?.aborted)
          trackSession(shop, "shipping-options-failed", { country: question!.address.country });
        throw error;
      }
    },
  }),
  ...fresh,
  enabled: question !== null,
});

/** The server's own invoice. */
export const invoiceQuery = ({ api }: Shop, question: InvoiceQuestion) => ({
  ...query({
    queryKey: ["invoice", question],
    queryFn: async ({ signal }) => orThrow(await (await api()).generateInvoice({ body: question, signal })),
  }),
  ...fresh,
});

/** A buy-now-pay-later session for a purchase; disabled without a question. */
export const bnplSessionQuery = ({ api }: Shop, question: BnplQuestion | null) => ({
  ...query({
    queryKey: ["buy now, pay later", question],
    queryFn: async ({ signal }) => orThrow(await (await api()).createBnplToken({ body: question!, signal })),
  }),
  ...fresh,
  enabled: question !== null,
});

/**
 * Start values of the gateway's fields, and the saved cards of a signed-in member; new ones for each visit of
 * the payment step.
 */
export const cardTokenQuery = ({ api }: Shop, currency: Currency, member: number | undefined) => ({
  ...query({
    queryKey: ["card token", currency, member],
    queryFn: async ({ signal }) =>
      orThrow(
        await (await api()).createCardToken({
          params: { query: { currency, ...(member !== undefined && { user_id: String(member) }) } },
          signal,
        }),
      ),
  }),
  ...fresh,
  // Another token would mount the card's fields anew, without what was typed.
  staleTime: Number.POSITIVE_INFINITY,
});
