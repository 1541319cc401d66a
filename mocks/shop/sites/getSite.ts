import { presentSites } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

export const getSite: Handler<"getSite"> = ({ params }, { session, language }) => {
  const { sites, shippingRates, pages } = session.shop;
  const site = sites.get(params.site);
  if (site === undefined) return refuse("resourceDoesNotExist");
  const all = [...sites.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return {
    status: 200,
    body: presentSites(site, all, {
      language,
      environment: "sandbox",
      shippingRates,
      pages,
    }),
  };
};
