import type { RequestListener } from "node:http";
import { answerPage } from "./answerPage.ts";
import type { Backend } from "./api/Backend.ts";
import { writeResponse } from "./api/writeResponse.ts";
import type { CallFilter, MockCall } from "./calls/CallLog.ts";
import { mockOperations } from "./contract.ts";
import { createMockApi, type MockApi } from "./createMockApi.ts";
import { openShop, type ShopSource, toSource } from "./data/openShop.ts";
import type { ShopData } from "./data/ShopData.ts";
import { startGateway } from "./gateway/start.ts";
import { checkHandlers } from "./handlers/checkHandlers.ts";
import type { MockHandlers } from "./handlers/MockHandlers.ts";
import { listen } from "./http/listen.ts";
import { toListener } from "./http/toListener.ts";
import type { Pictures } from "./pictures/addressPictures.ts";
import { createReplayer } from "./recording/createReplayer.ts";
import type { RecordedCall } from "./recording/RecordedCall.ts";
import { refuse } from "./shop/refuse.ts";
import { createSender, type MockWebhook } from "./webhooks/createSender.ts";

export type { CallSource, MockCall } from "./calls/CallLog.ts";
export type { MemberData, ShopData } from "./data/ShopData.ts";
export type * from "./handlers/MockHandlers.ts";
export type { RecordedCall } from "./recording/RecordedCall.ts";
export type { MockWebhook } from "./webhooks/createSender.ts";

export interface MockOptions extends ShopData {
  /** Port of the API and the scenarios; 0 for any, 4010 by default. */
  port?: number;
  /** Name or address to listen on; localhost by default. */
  host?: string;
  /** Port of the card fields, which have an origin of their own; 0, the default, for any. */
  gatewayPort?: number;
  /** Required `x-client-token` of requests; `velours-dev` by default. */
  clientToken?: string;
  /** The site of a request whose host name says none; `boutique` by default. */
  site?: string;
  /** Milliseconds every API answer waits. */
  delay?: number;
  /** The same ids of orders, sessions and all else each time. */
  seed?: number;
  /** Answers in the place of the mock's own, by operation. */
  handlers?: MockHandlers;
  /** Calls of a real shop, which `--record` wrote: these are answered as it answered them. */
  recording?: readonly RecordedCall[];
  /** Asked before the mock's own shop, in the place of a recording. */
  backend?: Backend;
  /**
   * Addresses of pictures: a server that has them, or `path` for the shop's paths. By default the mock's own; with a
   * front, paths.
   */
  pictures?: Exclude<Pictures, "data">;
  /** Sends events to an address, as the shop does. */
  webhook?: MockWebhook;
  /** Rows read from a file, in the place of those of the options. */
  data?: ShopSource;
  /** Takes every request but those of the mock's own pages, and may pass some on to `serveApi`. */
  front?: (mock: {
    api: MockApi;
    serveApi: RequestListener;
    gatewayPort: number;
    url: () => string;
  }) => Promise<{
    listener: RequestListener;
    close: () => Promise<void>;
  }>;
}

/** The API, the sandbox card gateway, the scenarios, and the storefront if there is one. */
export async function startMock({
  port = 4010,
  host = "localhost",
  gatewayPort = 0,
  clientToken = "velours-dev",
  site = "boutique",
  delay,
  seed,
  handlers = {},
  recording,
  backend = recording && createReplayer(recording),
  data,
  front,
  pictures,
  webhook,
  ...rows
}: MockOptions = {}) {
  checkHandlers(handlers);
  const shop = openShop(data ?? toSource(rows));
  const api = createMockApi({
    clientToken,
    site,
    delay,
    seed,
    shop,
    handlers,
    backend,
    examples: front === undefined,
    pictures: pictures ?? (front ? "path" : "own"),
    loadDocuments: () => import("@velours/documents"),
    onChange: webhook && createSender(webhook),
  });
  const ownPages = {
    sessions: api.sessions,
    log: api.log,
    clientToken,
    hasStorefront: front !== undefined,
    shop,
  };
  const gateway = await startGateway({ port: gatewayPort, host });
  const name = host.includes(":") ? `[${host}]` : host;
  const options = {
    bodyLimit: Math.max(...mockOperations.map(({ bodyLimit }) => bodyLimit)),
    answerFailure: () => writeResponse(refuse("internalError")),
  };
  const serveApi = toListener(api.answer, options);
  const servePage = toListener(async (request) => answerPage(request, ownPages), options);
  let url = "";
  const opened = [gateway.close];
  const close = async () => {
    for (const closeOne of opened.toReversed()) await closeOne();
  };
  const start = async () => {
    const before = await front?.({ api, serveApi, gatewayPort: gateway.port, url: () => url });
    if (before) opened.push(() => before.close());
    return listen(
      (request, reply) => {
        const path = request.url?.split("?", 1)[0] ?? "/";
        if (path === "/mock/calls") servePage(request, reply);
        else if (/^\/mock(\/|$)/.test(path)) serveApi(request, reply);
        else if (/^\/(scenarios|pictures)(\/|$)/.test(path)) servePage(request, reply);
        else if (before) before.listener(request, reply);
        else (/^\/api(\/|$)/.test(path) ? serveApi : servePage)(request, reply);
      },
      { port, host },
    );
  };
  const mock = await start().catch(async (error) => {
    await close();
    throw error;
  });
  opened.push(mock.close);
  url = `http://${name}:${mock.port}`;
  return {
    url,
    gatewayUrl: `http://${name}:${gateway.port}`,
    sessions: api.sessions,
    /** The newest calls of all sessions, the oldest first. */
    calls: (filter?: CallFilter): readonly MockCall[] => api.log.list(filter),
    close,
  };
}
