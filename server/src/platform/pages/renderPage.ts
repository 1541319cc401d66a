import type { HostContext, PageSources, Pages } from "@velours/sdk/shop";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config/config.ts";
import type { EventLoopQueue } from "./EventLoopQueue.ts";
import { injectFetch } from "./injectFetch.ts";
import type { PageRequest } from "./PageRequest.ts";
import type { SharedAnswers } from "./SharedAnswers.ts";

/** Another company's service on a page: what the page is told of it, and the sources that the browser must allow. */
export interface PageService {
  context: Partial<HostContext>;
  sources: PageSources;
}

/** All of them together. */
export interface PageServices extends PageService {
  context: Partial<HostContext> & Pick<HostContext, "gatewayUrl">;
}

/** Dependencies of rendering. */
export interface PageHost {
  app: FastifyInstance;
  config: Config;
  pages: Pages;
  answers: SharedAnswers;
  turns: EventLoopQueue;
  services(site: string, hostname: string): PageServices;
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
  /** Fields of a form that was sent to the page. */
  form?: string | undefined;
  /** Changes the answers that this page alone is made of. */
  overlay?: ((fetch: typeof globalThis.fetch) => typeof globalThis.fetch) | undefined;
}

/** Renders a page from its `PageRequest` and the answers of the API, and from nothing else of the request. */
export async function renderPage(
  { app, config, pages, answers, turns, services }: PageHost,
  { origin, url, site, country, french, defaultLanguage, member, plainCart }: PageRequest,
  { visitor, nonce, signal, form, overlay }: Rendering,
): Promise<{ response: Response; sources: PageSources }> {
  await turns.next();
  const { host, hostname } = new URL(origin);
  const { context, sources } = services(site, hostname);
  const shopFetch = injectFetch(app, { host, ...visitor });
  const { clientToken, offlinePages } = config;
  const request = new Request(origin + url, {
    ...(signal && { signal }),
    ...(form !== undefined && { method: "POST", body: new URLSearchParams(form) }),
  });
  const response = await pages.fetch(request, {
    context: {
      fetch: overlay?.(shopFetch) ?? shopFetch,
      // Other pages must neither give it answers nor get its own.
      ...(overlay === undefined && { answers: answers.forPage(site) }),
      nonce,
      site,
      country,
      ...(french && { french }),
      ...(defaultLanguage && { defaultLanguage }),
      member,
      plainCart,
      clientToken,
      offlinePages,
      ...context,
    },
  });
  return { response, sources };
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
