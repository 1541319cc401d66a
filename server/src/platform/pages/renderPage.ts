import type { Pages } from "@velours/sdk/shop";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import { addSources } from "./addSources.ts";
import type { EventLoopQueue } from "./EventLoopQueue.ts";
import { injectFetch } from "./injectFetch.ts";
import type { PageRequest } from "./PageRequest.ts";
import { pageEmbeds } from "./pageEmbeds.ts";
import { type PageGateway, pageGateway } from "./pageGateway.ts";
import type { SharedAnswers } from "./SharedAnswers.ts";

/** Dependencies of rendering. */
export interface PageHost {
  app: FastifyInstance;
  config: Config;
  pages: Pages;
  answers: SharedAnswers;
  turns: EventLoopQueue;
}

/** The visitor on whose behalf a page calls the API. */
export interface Visitor {
  cookie: string | undefined;
  remoteAddress: string;
}

interface Rendering {
  visitor: Visitor;
  nonce: string;
  signal?: AbortSignal;
}

/** Renders a page from its `PageRequest` and the answers of the API, and from nothing else of the request. */
export async function renderPage(
  { app, config, pages, answers, turns }: PageHost,
  { origin, url, site, country, member }: PageRequest,
  { visitor, nonce, signal }: Rendering,
): Promise<{ response: Response; gateway: PageGateway }> {
  await turns.next();
  const { host, hostname } = new URL(origin);
  const embeds = pageEmbeds(config, site);
  const { context, sources } = pageGateway(config, hostname);
  const gateway = { context, sources: addSources(sources, embeds.sources) };
  const fetch = injectFetch(app, { host, ...visitor });
  const { clientToken, offlinePages } = config;
  const response = await pages.fetch(new Request(origin + url, signal === undefined ? {} : { signal }), {
    context: {
      fetch,
      answers: answers.forPage(site),
      nonce,
      site,
      country,
      member,
      clientToken,
      offlinePages,
      ...context,
      ...embeds.context,
    },
  });
  return { response, gateway };
}

/**
 * In place of a page's own, when it shows nothing of one person: history may bring it back at once, and a browser may
 * keep it for times without a network. It is asked for again each time, and counts for the same cookies only.
 */
export const keptHeaders = { "cache-control": "private, no-cache", vary: "accept-encoding, cookie" } as const;

/** Headers of every page. */
export function pageHeaders(response: Response): Record<string, string> {
  const headers: Record<string, string> = { "cache-control": "no-store", vary: "accept-encoding" };
  for (const [name, value] of response.headers) if (name !== "set-cookie") headers[name] = value;
  return headers;
}
