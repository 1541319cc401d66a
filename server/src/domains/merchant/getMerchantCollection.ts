import { type Handler, refuse } from "../../platform/contract.ts";
import { loadCollection } from "./collections/loadCollection.ts";

/** A collection as imports have it. */
export const getMerchantCollection: Handler<"getMerchantCollection"> = async ({ params }, { store }) => {
  const body = await loadCollection(store.db, params.handle);
  return body === undefined ? refuse("resourceDoesNotExist") : { status: 200, body };
};
