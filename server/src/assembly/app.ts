import { randomUUID } from "node:crypto";
import type { Writable } from "node:stream";
import { defaultBodyLimit } from "@velours/sdk/shop";
import fastify, { type FastifyInstance, LogController } from "fastify";
import { deviceCookieNames } from "../domains/accounts/deviceCookie.ts";
import { identityCookie, visitorContext } from "../domains/accounts/identify.ts";
import { getBotCheckKey, pageBotCheck } from "../domains/accounts/pageBotCheck.ts";
import { cachedOperations } from "../domains/catalogue/cachedOperations.ts";
import { servePreview } from "../domains/merchant/preview/servePreview.ts";
import { requireMerchantAccess } from "../domains/merchant/requireMerchantAccess.ts";
import { fileAccess } from "../domains/orders/fileAccess.ts";
import { unsettledCurrencies } from "../domains/payments/unsettledCurrencies.ts";
import { serveWebhooks } from "../domains/payments/webhooks/serveWebhooks.ts";
import { servePictures } from "../domains/pictures/servePictures.ts";
import { serveSharePictures } from "../domains/pictures/serveSharePictures.ts";
import { serveSandbox } from "../domains/sandbox/serveSandbox.ts";
import { serveSeo } from "../domains/seo/serveSeo.ts";
import { isGuest, readSessions, sessionContext } from "../domains/sessions/readSession.ts";
import { writeLegalFile } from "../domains/sites/legalFile.ts";
import { serveLook } from "../domains/sites/serveLook.ts";
import { readSite } from "../domains/sites/store.ts";
import { deskUrl } from "../platform/config/deskUrl.ts";
import { siteOrigin } from "../platform/config/siteOrigin.ts";
import type { Services } from "../platform/context.ts";
import { allowHosts } from "../platform/http/allowHosts.ts";
import { Connections } from "../platform/http/Connections.ts";
import { createCompilers } from "../platform/http/compilers.ts";
import { type ConnectionLimits, connectionLimits } from "../platform/http/connectionLimits.ts";
import { addDrain } from "../platform/http/drain.ts";
import { handleErrors, refuseAddress, refuseSocket } from "../platform/http/handleErrors.ts";
import { serveHealth } from "../platform/http/health.ts";
import { defaultLanguage, pageLanguage } from "../platform/http/hosts.ts";
import { http } from "../platform/http/nodeHttp.ts";
import { queueCallers } from "../platform/http/queueCallers.ts";
import { ResponseCache } from "../platform/http/ResponseCache.ts";
import { logResponses, serializers, traceLogger } from "../platform/http/requestLog.ts";
import { keepQueryText } from "../platform/http/requestQuery.ts";
import { securityHeaders, sendSecurityHeaders } from "../platform/http/securityHeaders.ts";
import type { CachedParts } from "../platform/http/sendCached.ts";
import { sendToGuests } from "../platform/http/sendToGuests.ts";
import { serveApi } from "../platform/http/serveApi.ts";
import { Uploads } from "../platform/http/Uploads.ts";
import { warnOfProxy } from "../platform/http/warnOfProxy.ts";
import { SharedPages } from "../platform/pages/SharedPages.ts";
import { serveDesk } from "../platform/pages/serveDesk.ts";
import { serveDocs } from "../platform/pages/serveDocs.ts";
import { type Build, servePages } from "../platform/pages/servePages.ts";
import type { StaticFiles } from "../platform/pages/staticFiles.ts";
import { handlers } from "./generated/handlers.ts";
import { pageServices } from "./pageServices.ts";

/** Parts of the server besides the API, where they were built. */
interface Parts {
  build?: Build;
  docs?: StaticFiles;
  /** How long callers may hold connections; the usual limits by default. */
  limits?: ConnectionLimits;
}

/** The whole server, in the order a request meets its parts. Without builds it serves the API alone. */
export async function createApp(
  services: Services,
  { build, docs, limits = connectionLimits }: Parts = {},
  logTo: Writable = process.stdout,
): Promise<FastifyInstance> {
  const { config, store, catalogue, metrics, traces } = services;
  const headers = securityHeaders({ secure: config.environment === "production" });
  const app: FastifyInstance = fastify({
    bodyLimit: defaultBodyLimit,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    connectionTimeout: limits.silence,
    http: { headersTimeout: limits.headers, connectionsCheckingInterval: limits.interval },
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    logger: { level: config.logLevel, base: undefined, serializers, stream: logTo },
    childLoggerFactory: traceLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: "idle",
    // While the server drains, requests that still arrive on an open connection are answered.
    return503OnClosing: false,
    frameworkErrors: refuseAddress(headers),
    clientErrorHandler: refuseSocket(headers, {
      isResponding: (socket) => connections.isResponding(socket),
      refuseLate: (socket, refuse) => uploads.refuseLate(connections.getResponse(socket), refuse),
    }),
    // As long as an address may be: how long a value may be is the contract's to say, in its own words.
    schemaController: createCompilers(() => services.sites.currencies()),
    routerOptions: { querystringParser: keepQueryText, maxParamLength: http.maxHeaderSize },
  });

  const connections = new Connections(app.server);
  const uploads = new Uploads(limits);
  app.decorate("uploads", uploads);
  app.server.maxConnections = limits.connections;
  addDrain(app, connections, config.drainDelay);
  const hosts = allowHosts(config);
  const cached: CachedParts = {
    cache: new ResponseCache(catalogue),
    isPlainGuest: (request) =>
      request.method === "GET" &&
      request.headers["x-client-token"] === config.clientToken &&
      request.headers.origin === undefined &&
      isGuest(request, config),
  };
  const shared = new SharedPages(catalogue);
  traces?.watch(app);
  sendToGuests(app, (request) => {
    if (!hosts.isKnown(request)) return;
    const response = cached.cache.get(request.url);
    if (response === undefined) return shared.find(request);
    return cached.isPlainGuest(request) ? response : undefined;
  });
  logResponses(app);
  metrics?.watch(app);
  sendSecurityHeaders(app, headers);
  handleErrors(app);
  app.addHook("onRequest", hosts.require);
  // A page without one of its scripts stays blank, and nothing asks for a script again.
  const isHashed = (address: string) => build?.files.isHashed(address) || docs?.isHashed(address);
  warnOfProxy(app);
  queueCallers(app, services.fairQueue, {
    isQueued: ({ raw, url }) => connections.has(raw.socket) && !isHashed(url.split("?", 1)[0] ?? ""),
    getLanguage: (request) => pageLanguage(request, config, services.sites),
  });

  serveHealth(app, store, async () =>
    (await readSite(store.db, config.site)) === undefined
      ? `There is no site called ${config.site}: import it, or set SITE to another.`
      : unsettledCurrencies(config.paymentAccounts, services.sites.all()),
  );
  serveApi(app, services, {
    handlers,
    cached: { ...cached, operations: cachedOperations },
    addHooks(api) {
      readSessions(api, services);
      api.decorateRequest("merchant", undefined);
    },
    requireAccess: (operation) => requireMerchantAccess(services, operation),
    getContext: (request, cookies) => ({
      ...sessionContext(request),
      ...visitorContext(cookies),
      merchant: request.merchant,
    }),
  });
  serveWebhooks(app, services);
  servePictures(app, store);
  serveSharePictures(app, services, build?.files);
  serveSeo(app, services);
  serveLook(app, services, build?.files);
  if (config.paymentProvider === "sandbox" && config.sandboxControls) serveSandbox(app, services);
  if (docs !== undefined) serveDocs(app, config, docs);
  if (build !== undefined) {
    serveDesk(app, build.files, {
      url: deskUrl(config),
      shopOrigin: siteOrigin(config, config.site),
      host: config.deskHost,
      clientToken: config.clientToken,
      botCheckKey: getBotCheckKey(config),
      sources: pageBotCheck(config).sources,
      getDefaultLanguage: () => defaultLanguage(config.site, services.sites),
    });
    const host = servePages(app, config, build, {
      catalogue,
      sites: services.sites,
      shared,
      neutralCookies: [identityCookie, ...deviceCookieNames],
      services: (site, hostname) => pageServices(services, site, hostname),
      fileAccess: (request, path) => fileAccess(services, request, path),
      writePdf: (request, path) => writeLegalFile(services, request, path),
    });
    servePreview(app, services, host);
  }
  return app;
}
