import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { settingsFor } from "../api/chooseAnswer.ts";
import { findOperation } from "../contract.ts";
import type { MockApi } from "../createMockApi.ts";
import { listen } from "../http/listen.ts";
import { startPrism } from "../prism/startPrism.ts";
import type { Violation } from "../prism/Violation.ts";
import type { MockSession } from "../session/MockSession.ts";
import { readSettings } from "../session/settings.ts";
import { visitPage } from "../session/visitPage.ts";
import { decodeCursor } from "../shop/merchant/cursor.ts";
import { buildHost } from "./buildHost.ts";
import { passApi } from "./passApi.ts";
import { serveDocs } from "./serveDocs.ts";
import { type PagesOptions, servePages } from "./servePages.ts";

/** The mock that a front is put before. */
export interface MockParts {
  api: MockApi;
  /** Answers requests below `/api`. */
  serveApi: RequestListener;
  gatewayPort: number;
  /** Address of the mock, once it listens. */
  url: () => string;
}

export interface Front {
  listener: RequestListener;
  close: () => Promise<void>;
}

export interface FrontOptions extends Omit<PagesOptions, "gatewayUrl" | "url" | "findSession"> {
  withDocs?: boolean;
  /** Hears of every request and answer that breaks the contract. */
  onViolation?: (violation: Violation) => void;
}

/** The storefront, the documentation, and the API behind Prism, for every address that is not the mock's own page. */
export async function buildFront(
  { api, serveApi, gatewayPort, url }: MockParts,
  { withDocs = false, onViolation, ...pages }: FrontOptions,
): Promise<Front> {
  const upstream = await listen(
    (request, reply) => {
      request.headers.host = String(request.headers["x-forwarded-host"] ?? request.headers.host);
      serveApi(request, reply);
    },
    { port: 0, host: "127.0.0.1" },
  );
  const prism = await startPrism({ port: 0, upstream: `http://127.0.0.1:${upstream.port}/api` });
  const app = buildHost();
  app.addHook("onRequest", async (request, reply) => {
    const { method, headers } = request;
    const fetchHeaders = toHeaders(headers);
    const address = new URL(request.url, `http://${request.host}`);
    const isApi = address.pathname.startsWith("/api/");
    const { session, setCookie } = isApi
      ? api.sessions.of(fetchHeaders)
      : visitPage({ method, url: address, headers: fetchHeaders }, api.sessions);
    const isOwn = isApi && (method === "OPTIONS" || isToFail(method, address, fetchHeaders, session));
    // The calls of the page while it is rendered must find the session of the page.
    if (setCookie) {
      // Cookies of the answer come beside it, but replace a header of the raw reply.
      if (isOwn) reply.raw.setHeader("set-cookie", setCookie);
      else reply.header("set-cookie", setCookie);
      headers.cookie = [headers.cookie ?? [], setCookie.split(";", 1)[0] ?? ""].flat().join("; ");
    }
    // As a browser sends it to the shop: Prism lets only members of staff and keys to what is the merchants'.
    if (session.member?.staff)
      headers.cookie = [headers.cookie ?? [], "velours_session=mock"].flat().join("; ");
    if (isOwn) {
      reply.hijack();
      serveApi(request.raw, reply.raw);
    }
  });
  await passApi(app, prism.url, {
    upstream: `http://127.0.0.1:${upstream.port}`,
    isCursor: (cursor) => decodeCursor(cursor) !== undefined,
    ...(onViolation && { onViolation }),
  });
  if (withDocs) await serveDocs(app, pages.clientToken);
  await servePages(app, {
    ...pages,
    url,
    gatewayUrl: (hostname) => `http://${hostname}:${gatewayPort}`,
    findSession: ({ headers }) => api.sessions.of(toHeaders(headers)).session,
  });
  await app.ready();
  return {
    listener: (request, reply) => app.routing(request, reply),
    async close() {
      await app.close();
      await prism.close();
      await upstream.close();
    },
  };
}

const toHeaders = (headers: IncomingHttpHeaders): Headers =>
  new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]));

/** True for a call that is to go wrong: Prism would mend a lost connection and half an answer into an error of its own. */
function isToFail(method: string, { pathname, searchParams }: URL, headers: Headers, session: MockSession) {
  const own = readSettings((name) => searchParams.get(name) ?? headers.get(`x-mock-${name}`) ?? undefined);
  const operation = findOperation(method, pathname.replace(/^\/api/, ""))?.operationId ?? "";
  return settingsFor(operation, own, session.settings).fail !== undefined;
}
