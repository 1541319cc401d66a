import { refuse } from "./refuse.ts";
import type { ShopOperation } from "./ShopOperation.ts";

/** Regions, currencies, languages, navigation, flags and limits of a site; of every site for the admin's. */
export const answerSite: ShopOperation<"getSite", "presentSite"> = ({ params }, { presentSite }) => {
  const site = presentSite(params.site);
  return site === undefined ? refuse("resourceDoesNotExist") : { status: 200, body: site };
};
