import { createStartHandler } from "@tanstack/react-start/server";
import {
  DEFAULT_LANGUAGE,
  parsePathLanguage,
  readCookie,
  readMemberId,
  storageNames,
  stripLanguage,
} from "@velours/sdk/rules";
import { pageRegion } from "@velours/sdk/shop";
import type { Site } from "@velours/sdk/types";
import type { HostContext } from "../platform/api/HostContext.ts";
import { noticeOutage } from "../platform/api/noticeOutage.ts";
import { answerBagForm } from "./answerBagForm.ts";
import { offlineAnswer } from "./layout/offlineAnswer.tsx";
import { unavailableAnswer } from "./layout/unavailableAnswer.tsx";
import { renderDescribed } from "./seo/renderDescribed.tsx";

const render = createStartHandler(renderDescribed);

/** Only `vite dev` serves pages without a host; it talks to the API given by API_URL. */
async function developmentHost(request: Request): Promise<HostContext> {
  const api = process.env.API_URL ?? "http://localhost:3000";
  const gatewayUrl = process.env.GATEWAY_URL ?? "http://localhost:3001";
  const site = (process.env.SITE ?? "boutique") as HostContext["site"];
  const cookies = request.headers.get("cookie") ?? undefined;
  const clientToken = process.env.CLIENT_TOKEN ?? "velours-dev";
  const answer = await fetch(`${api}/api/sites/${site}`, { headers: { "x-client-token": clientToken } });
  const settings = answer.ok ? ((await answer.json()) as Site) : undefined;
  return {
    fetch: (input, init) => {
      const apiRequest = new Request(input, init);
      const { pathname, search } = new URL(apiRequest.url);
      return fetch(new Request(new URL(pathname + search, api), apiRequest));
    },
    site,
    ...pageRegion(settings, { cookies, site }),
    member: readMemberId(cookies),
    plainCart: readCookie(cookies, storageNames(site, "").plainCart),
    clientToken,
    gatewayUrl,
    wallets: ["paypal", "venmo", "apple-pay", "google-pay"],
    bnplKit: `${gatewayUrl}/klarna/v1/api.js`,
  };
}

/** The default language is never written, yet /en/… of an English shop is the same page; the router alone would redirect. */
function withoutDefaultLanguage(
  request: Request,
  { defaultLanguage = DEFAULT_LANGUAGE }: HostContext,
): Request {
  const url = new URL(request.url);
  if (parsePathLanguage(url.pathname, defaultLanguage) !== defaultLanguage) return request;
  const path = stripLanguage(url.pathname);
  if (path === url.pathname) return request;
  url.pathname = path;
  return new Request(url, request);
}

/** An address with a slash at its end is for good the one without; the router redirects for the moment. */
function forGood(request: Request, answer: Response): Response {
  const { pathname } = new URL(request.url);
  const target = URL.parse(answer.headers.get("location") ?? "", request.url)?.pathname;
  if (answer.status !== 307 || `${target}/` !== pathname) return answer;
  return new Response(null, { status: 301, headers: answer.headers });
}

/** The pages as a function from request to response. The host mounts this module's build. */
export default {
  async fetch(request: Request, options?: { context?: HostContext }): Promise<Response> {
    const context = options?.context ?? (await developmentHost(request));
    const offline = offlineAnswer(request, context);
    if (offline) return offline;
    const { fetch, isUnavailable } = noticeOutage(context.fetch);
    const noticed = { ...context, fetch };
    if (request.method === "POST")
      return answerBagForm(request, noticed).catch((error) => {
        if (!isUnavailable()) throw error;
        return unavailableAnswer(request, context);
      });
    const answer = await render(withoutDefaultLanguage(request, context), { context: noticed });
    return answer.status >= 500 && isUnavailable()
      ? unavailableAnswer(request, context)
      : forGood(request, answer);
  },
};
