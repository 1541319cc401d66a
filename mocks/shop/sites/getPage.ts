import { siteFrench } from "@velours/sdk/rules";
import { presentPage, selectPages } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

export const getPage: Handler<"getPage"> = ({ params, query }, { session, site, language }) => {
  const page = selectPages(session.shop.pages, site).find(({ handle }) => handle === params.handle);
  if (page === undefined) return refuse("resourceDoesNotExist");
  const regions = session.shop.sites.get(site)?.regions ?? [];
  return { status: 200, body: presentPage(page, query.locale ?? language, siteFrench(regions)) };
};
