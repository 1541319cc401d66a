import { type Handler, refuse } from "../../platform/contract.ts";
import { collectionTarget } from "./linkTargets/targets.ts";

/** A collection as imports have it. */
export const getMerchantCollection: Handler<"getMerchantCollection"> = async ({ params }, { store }) => {
  const body = await collectionTarget(params.handle).load(store.db);
  return body === undefined ? refuse("resourceDoesNotExist") : { status: 200, body };
};
