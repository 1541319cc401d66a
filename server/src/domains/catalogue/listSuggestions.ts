import { answerSuggestions } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";

export const listSuggestions: Handler<"listSuggestions"> = (request, { catalogue, sites, config }) =>
  answerSuggestions(request, { catalogue, sites: sites.all(), ownSite: config.site });
