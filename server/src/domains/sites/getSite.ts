import { type Handler, refuse } from "../../platform/contract.ts";

/** Regions, currencies, languages, navigation, flags and limits of a site; of every site for the admin's. */
export const getSite: Handler<"getSite"> = ({ params }, { sites, language }) => {
  const site = sites.present(params.site, language);
  return site === undefined ? refuse("resourceDoesNotExist") : { status: 200, body: site };
};
