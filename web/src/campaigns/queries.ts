import { orThrow } from "@velours/sdk";
import type { Region, Site } from "@velours/sdk/types";
import { type CardProduct, cardProduct } from "../catalogue/CardProduct.ts";
import { query } from "../queries/createQueries.ts";
import type { Shop } from "../shop/Shop.ts";

/** A campaign's landing page. */
export const vibeQuery = ({ api, language }: Shop, handle: string) =>
  query({
    queryKey: ["campaign page", "vibe", handle, language],
    queryFn: async ({ signal }) =>
      orThrow(
        await (await api()).getCampaignPage({
          params: { path: { kind: "vibe", handle }, query: { configuration: { language } } },
          signal,
        }),
      ),
  });

/** The products of a campaign, in its order and with prices of the region. */
export const campaignProductsQuery = (
  { api, language }: Shop,
  ids: readonly number[],
  { source }: Site,
  { currency }: Region,
) =>
  query<CardProduct[]>({
    queryKey: ["campaign products", ids, language, currency],
    queryFn: async ({ signal }) => {
      if (ids.length === 0) return [];
      const products = orThrow(
        await (await api()).listProducts({
          params: {
            query: {
              ids: ids.join(","),
              filter: { source },
              configuration: { language, currency },
            },
          },
          signal,
        }),
      );
      return products.map((product) => cardProduct(product, currency));
    },
  });
