import { type Handler, refuse } from "../generated/handlers.ts";
import { readSite } from "./store.ts";

/** Regions, currencies, languages, navigation, flags and limits of a site. */
export const getSite: Handler<"getSite"> = async ({ params }, { store }) => {
  const site = await readSite(store.db, params.site);
  return site === undefined ? refuse("resourceDoesNotExist") : { status: 200, body: site };
};
