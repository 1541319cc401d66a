import type { RequestListener } from "node:http";
import type { MockApi } from "../createMockApi.ts";
import { visitPage } from "../session/visitPage.ts";
import { buildHost } from "./buildHost.ts";
import { serveDocs } from "./serveDocs.ts";
import { type PagesOptions, servePages } from "./servePages.ts";

export interface Storefront extends Omit<PagesOptions, "gatewayUrl"> {
  api: MockApi;
  gatewayPort: number;
  withDocs?: boolean;
}

/** The storefront on the mock's answers, for every address the mock itself has nothing at. */
export async function buildStorefront({
  api,
  gatewayPort,
  withDocs = false,
  ...pages
}: Storefront): Promise<RequestListener> {
  const app = buildHost();
  app.addHook("onRequest", (request, reply, done) => {
    const { method, headers } = request;
    const fetchHeaders = new Headers(
      Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const url = new URL(request.url, `http://${request.host}`);
    const setCookie = visitPage({ method, url, headers: fetchHeaders }, api.sessions);
    // The calls of the page while it is rendered must find the session of the page.
    if (setCookie) {
      reply.header("set-cookie", setCookie);
      headers.cookie = [headers.cookie ?? [], setCookie.split(";", 1)[0] ?? ""].flat().join("; ");
    }
    done();
  });
  if (withDocs) await serveDocs(app, pages.clientToken);
  await servePages(app, { ...pages, gatewayUrl: (hostname) => `http://${hostname}:${gatewayPort}` });
  await app.ready();
  return (request, reply) => app.routing(request, reply);
}
