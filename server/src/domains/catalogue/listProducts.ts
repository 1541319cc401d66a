import { answerListing } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { serialized } from "../../platform/http/serialized.ts";

/** A listing, the products of a cart, recommendations or a search. */
export const listProducts: Handler<"listProducts"> = async (request, { catalogue, sites, config }) => {
  const ports = { catalogue, sites: sites.all(), ownSite: config.site };
  const { entries, headers } = await answerListing(request, ports);
  const body: Product[] = entries.map((entry) => entry.product);
  return {
    status: 200,
    body: serialized(body, Buffer.from(`[${entries.map((entry) => entry.json).join(",")}]`)),
    headers: { ...headers, "x-nosto-result-id": `catalogue-${catalogue.revision}` },
  };
};
