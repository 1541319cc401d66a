import { answerFilters } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";

export const getCollectionFilters: Handler<"getCollectionFilters"> = (
  request,
  { catalogue, sites, config },
) => answerFilters(request, { catalogue, sites: sites.all(), ownSite: config.site });
