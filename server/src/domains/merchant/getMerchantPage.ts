import { mayUseSite } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { pageTarget } from "./linkTargets/targets.ts";

/** A page of words as imports have it. */
export const getMerchantPage: Handler<"getMerchantPage"> = async (
  { params: { handle }, query: { site } },
  context,
) => {
  const isReadable = site === undefined || mayUseSite(context, site);
  const body = isReadable ? await pageTarget({ handle, site }).load(context.store.db) : undefined;
  return body === undefined ? refuse("resourceDoesNotExist") : { status: 200, body };
};
