import { orThrow } from "@velours/sdk";
import { getErrorMessage } from "@velours/sdk/errors";
import { getStrategy, isSoldBy, regionFilter } from "@velours/sdk/rules";
import type { GiftCard, Product, Promotion, Region, ShippingRate, Site } from "@velours/sdk/types";
import { isOutage } from "../../platform/api/isOutage.ts";
import type { Shop } from "../../platform/api/Shop.ts";
import { m, textIn } from "../../platform/text/useText.ts";
import type { CartError } from "./CartState.ts";

/** Result of a code's look-up, or the reason why there is none. */
type Found<Thing> = { data: Thing | null; error: CartError | null };

/** True when the shop answered about the code. An applied code stays when there is no answer. */
export const isAnswer = ({ data, error }: Found<unknown>): boolean =>
  data !== null || error?.reference !== "";

interface Result<Thing> {
  data?: Thing;
  error?: { reference: string; message: string };
  response: Response;
}

/** The longest list of products of one answer. */
const MOST = 250;

/** The cart's questions to the API, for one shopper's language, region and site. */
export function cartCalls({ api, language, locale }: Shop, site: Site, region: Region) {
  const configuration = { language, currency: region.currency, strategy: getStrategy(site.flags) };

  function failed(error: { reference: string; message: string } | undefined): CartError {
    if (error) return { reference: error.reference, message: getErrorMessage(error, language) };
    return { reference: "", message: textIn(locale)(m.code_not_sent) };
  }

  async function find<Thing>(request: () => Promise<Result<Thing>>): Promise<Found<Thing>> {
    try {
      const { data, error, response } = await request();
      if (data) return { data, error: null };
      return { data: null, error: failed(isOutage(response) ? undefined : error) };
    } catch {
      return { data: null, error: failed(undefined) };
    }
  }

  return {
    /** Null when the product is not to be had, or the site does not sell it. */
    async product(id: number): Promise<Product | null> {
      const result = await (await api()).getProduct({
        params: {
          path: { id },
          query: { filter: { inventories: { region: regionFilter(region.fulfillment) } }, configuration },
        },
      });
      const product = isOutage(result.response) ? orThrow(result) : result.data;
      return product && isSoldBy(product, site.source) ? product : null;
    },

    /** Products that the site still sells, in the order of their ids. */
    async products(ids: readonly number[], signal?: AbortSignal): Promise<Product[]> {
      if (ids.length === 0) return [];
      const distinct = [...new Set(ids)];
      const [now, later] = [distinct.slice(0, MOST), distinct.slice(MOST)];
      const products = await orThrow(
        await (await api()).listProducts({
          params: {
            query: {
              ids: now.join(","),
              limit: now.length,
              filter: { source: site.source, inventories: { region: regionFilter(region.fulfillment) } },
              configuration,
            },
          },
          ...(signal && { signal }),
        }),
      );
      return [...products, ...(await this.products(later, signal))];
    },

    promotion: (code: string): Promise<Found<Promotion>> =>
      find(async () => (await api()).getPromotion({ params: { path: { code }, query: { configuration } } })),

    giftCard: (code: string): Promise<Found<GiftCard>> =>
      find(async () => (await api()).getGiftCard({ params: { path: { code }, query: { configuration } } })),

    /** Null when they could not be had: the estimate then has no shipping. */
    async rates(): Promise<ShippingRate[] | null> {
      try {
        const { data } = await (await api()).listShippingRates({
          params: { query: { tiers: "standard", country: region.country, configuration } },
        });
        return data?.data.standard ?? null;
      } catch {
        return null;
      }
    },
  };
}
