import { answerProduct } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";

export const getProduct: Handler<"getProduct"> = (request, { catalogue, sites, config }) =>
  answerProduct(request, { catalogue, sites: sites.all(), ownSite: config.site });
