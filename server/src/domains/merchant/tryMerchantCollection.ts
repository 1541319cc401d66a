import { mayUseSite, tryCollection } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";

/** The products that a collection would show with rules that are not saved. */
export const tryMerchantCollection: Handler<"tryMerchantCollection"> = async (
  { params: { handle }, body: { site: code, rules } },
  context,
) => {
  const { catalogue, sites, language } = context;
  const site = mayUseSite(context, code) ? sites.current(code)?.value : undefined;
  if (site === undefined) return refuse("resourceDoesNotExist");
  const collection = { handle, ...(rules && { rules }) };
  return { status: 200, body: tryCollection(catalogue, collection, site, language) };
};
