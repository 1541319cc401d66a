import { orThrow } from "@velours/sdk";
import { regionFilter } from "@velours/sdk/rules";
import type { Region, Site } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { query } from "../../platform/queries/createQueries.ts";

/** Suggestions for the words typed so far; without words, the popular ones. */
export const suggestionsQuery = ({ api, language }: Shop, search: string, site: Site, region: Region) =>
  query({
    queryKey: ["suggestions", search, language, region.country],
    queryFn: async ({ signal }) =>
      orThrow(
        await (await api()).listSuggestions({
          params: {
            query: {
              ...(search && { search }),
              filter: {
                source: site.source,
                inventories: { region: regionFilter(region.fulfillment) },
              },
              configuration: { language, currency: region.currency },
            },
          },
          signal,
        }),
      ),
  });
