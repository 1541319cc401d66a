import { type Handler, refuse } from "../../platform/contract.ts";
import { loadSite } from "./sites/loadSite.ts";

/** The settings of a site as imports have them. */
export const getMerchantSite: Handler<"getMerchantSite"> = async ({ params }, context) => {
  const body = await loadSite(context.store.db, context, params.site);
  return body === undefined ? refuse("resourceDoesNotExist") : { status: 200, body };
};
