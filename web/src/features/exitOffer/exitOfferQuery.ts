import { orThrow } from "@velours/sdk";
import { EXIT_OFFER } from "@velours/sdk/rules";
import type { Shop } from "../../platform/api/Shop.ts";
import { query } from "../../platform/queries/createQueries.ts";

/** The promotion of the exit offer; an error where its code cannot be used, as on a site that has none. */
export const exitOfferQuery = ({ api, language }: Shop) =>
  query({
    queryKey: ["exit offer", language],
    queryFn: async ({ signal }) =>
      orThrow(
        await (await api()).getPromotion({
          params: { path: { code: EXIT_OFFER.code }, query: { fields: "description" } },
          signal,
        }),
      ),
  });
