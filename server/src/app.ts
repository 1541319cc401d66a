import { randomUUID } from "node:crypto";
import { maxHeaderSize } from "node:http";
import type { Writable } from "node:stream";
import fastify, { type FastifyInstance, LogController } from "fastify";
import type { Services } from "./context.ts";
import { handlers } from "./handlers.ts";
import { answerErrors, refuseAddress, refuseSocket } from "./http/answerErrors.ts";
import { drain } from "./http/drain.ts";
import { serveHealth } from "./http/health.ts";
import { keepQueryText } from "./http/queryOf.ts";
import { logAnswers, serializers, traceLogger } from "./http/requestLog.ts";
import { securityHeaders, sendSecurityHeaders } from "./http/securityHeaders.ts";
import { serveApi } from "./http/serveApi.ts";
import { serveDocs } from "./pages/serveDocs.ts";
import { type Build, servePages } from "./pages/servePages.ts";
import type { StaticFiles } from "./pages/staticFiles.ts";
import { serveWebhooks } from "./payments/webhooks/serveWebhooks.ts";
import { serveSandbox } from "./sandbox/serveSandbox.ts";

const bodyLimit = 64 * 1024;

/** What the server has besides the API, where it was built. */
interface Builds {
  build?: Build;
  docs?: StaticFiles;
}

/** The whole server, in the order a request meets its parts. Without builds it serves the API alone. */
export async function createApp(
  services: Services,
  { build, docs }: Builds = {},
  logTo: Writable = process.stdout,
): Promise<FastifyInstance> {
  const { config, store, metrics, traces } = services;
  const headers = securityHeaders({ secure: config.environment === "production" });
  const app = fastify({
    bodyLimit,
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    logger: { level: config.logLevel, base: undefined, serializers, stream: logTo },
    childLoggerFactory: traceLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: "idle",
    // While it drains, what still arrives on an open connection is answered as ever.
    return503OnClosing: false,
    frameworkErrors: refuseAddress(headers),
    clientErrorHandler: refuseSocket(headers),
    // As long as an address may be: how long a value may be is the contract's to say, in its own words.
    routerOptions: { querystringParser: keepQueryText, maxParamLength: maxHeaderSize },
  });

  drain(app);
  traces?.watch(app);
  logAnswers(app);
  metrics?.watch(app);
  sendSecurityHeaders(app, headers);
  answerErrors(app);

  serveHealth(app, store);
  serveApi(app, services, handlers);
  serveWebhooks(app, services);
  if (config.paymentProvider === "sandbox" && config.sandboxControls) serveSandbox(app, services);
  if (docs !== undefined) serveDocs(app, config, docs);
  if (build !== undefined) servePages(app, services, build);
  return app;
}
