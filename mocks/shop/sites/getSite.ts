import { presentSites } from "@velours/sdk/shop";
import { demo } from "../demo.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

export const getSite: Handler<"getSite"> = ({ params }, { language }) => {
  const site = demo.sites.get(params.site);
  if (site === undefined) return refuse("resourceDoesNotExist");
  const all = [...demo.sites.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1));
  return {
    status: 200,
    body: presentSites(site, all, {
      language,
      environment: "sandbox",
      shippingRates: demo.shippingRates,
      pages: demo.pages,
    }),
  };
};
