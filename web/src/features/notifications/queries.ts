import { orThrow } from "@velours/sdk";
import type { Site } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { query } from "../../platform/queries/createQueries.ts";

/** The cards of a site's feed, in its own order. */
export const notificationsQuery = ({ api, language }: Shop, { source }: Site) =>
  query({
    queryKey: ["notifications", source, language],
    queryFn: async ({ signal }) =>
      orThrow(
        await (await api()).listNotifications({
          params: {
            query: {
              filter: { source },
              order: { [`${source}_order`]: "ASC" as const },
              configuration: { language },
            },
          },
          signal,
        }),
      ),
  });

/** How much of a promotion is claimed. */
export const claimedQuery = ({ api, language }: Shop, code: string) =>
  query({
    queryKey: ["claimed", code, language],
    queryFn: async ({ signal }) =>
      orThrow(
        await (await api()).getPromotion({
          params: {
            path: { code },
            query: { fields: "uses_percentage,description", configuration: { language } },
          },
          signal,
        }),
      ),
  });
