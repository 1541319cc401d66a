import { mayUseSite, tryCollection } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

/** The products that a collection would show with rules that are not saved. */
export const tryMerchantCollection: Handler<"tryMerchantCollection"> = (
  { params: { handle }, body: { site: code, rules } },
  context,
) => {
  const { session, language } = context;
  const site = mayUseSite(context, code) ? session.sites.get(code) : undefined;
  if (site === undefined) return refuse("resourceDoesNotExist");
  const collection = { handle, ...(rules && { rules }) };
  return { status: 200, body: tryCollection(session.index, collection, site, language) };
};
