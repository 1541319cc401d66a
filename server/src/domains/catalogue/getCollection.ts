import { answerCollection } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";

export const getCollection: Handler<"getCollection"> = (request, { catalogue, sites, config }) =>
  answerCollection(request, { catalogue, sites: sites.all(), ownSite: config.site });
