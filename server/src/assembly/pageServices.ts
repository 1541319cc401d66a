import { pageBotCheck } from "../domains/accounts/pageBotCheck.ts";
import { pageEmbeds } from "../domains/orders/pageEmbeds.ts";
import { pageBnpl, pageGateway } from "../domains/payments/pageGateway.ts";
import { pageLook } from "../domains/sites/pageLook.ts";
import type { Sites } from "../domains/sites/Sites.ts";
import type { Config } from "../platform/config/config.ts";
import { addSources } from "../platform/pages/addSources.ts";
import type { PageService, PageServices } from "../platform/pages/renderPage.ts";

/** The site's look, and the services of other companies on its pages at `hostname`, with the sources the operator added. */
export function pageServices(
  { config, sites }: { config: Config; sites: Pick<Sites, "current"> },
  site: string,
  hostname: string,
): PageServices {
  const services: PageService[] = [
    pageBnpl(config, hostname),
    pageBotCheck(config),
    { context: {}, sources: config.pageSources },
    pageEmbeds(config, site),
    pageLook(sites, site),
  ];
  return services.reduce<PageServices>(
    (all, { context, sources }) => ({
      context: { ...all.context, ...context },
      sources: addSources(all.sources, sources),
    }),
    pageGateway(config, hostname),
  );
}
