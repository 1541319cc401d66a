import { siteFrench } from "@velours/sdk/rules";
import { presentPage } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { readPage } from "./store/pages.ts";

/** A page of the merchant's words in the caller's language. */
export const getPage: Handler<"getPage"> = async ({ params, query }, { store, site, sites, language }) => {
  const page = await readPage(store.db, params.handle, site);
  if (page === undefined) return refuse("resourceDoesNotExist");
  return {
    status: 200,
    body: presentPage(page, query.locale ?? language, siteFrench(sites.regions(site) ?? [])),
  };
};
