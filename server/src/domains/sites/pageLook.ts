import { presentLook } from "@velours/sdk/shop";
import type { PageService } from "../../platform/pages/renderPage.ts";
import type { Sites } from "./Sites.ts";

/** The site's name and look from memory, for pages that say that the store is out of reach. */
export function pageLook(sites: Pick<Sites, "current">, code: string): PageService {
  const site = sites.current(code)?.value;
  return {
    context: site === undefined ? {} : { siteLook: { name: site.name, look: presentLook(site.look) } },
    sources: {},
  };
}
