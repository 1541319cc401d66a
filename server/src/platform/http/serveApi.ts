import { Readable } from "node:stream";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import { parseAcceptLanguage } from "@velours/sdk/rules";
import { type DeprecationRow, deprecationHeaders, type ErrorReference } from "@velours/sdk/shop";
import { parseCookie } from "cookie";
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  RouteGenericInterface,
} from "fastify";
import { type OperationName, operationNames, routes } from "../../generated/operations.ts";
import type { Context, DomainContext, Services } from "../context.ts";
import type { Handlers, RouteSchema } from "../contract.ts";
import { rateLimitHeaders } from "../limits/rateLimitHeaders.ts";
import { span } from "../telemetry/span.ts";
import { allowOrigins } from "./allowOrigins.ts";
import { callerTimeout } from "./callerTimeout.ts";
import { requireClientToken } from "./clientToken.ts";
import { getCountry } from "./getCountry.ts";
import { callerOrigin, defaultLanguage, requestedSite } from "./hosts.ts";
import { refuseCrossSite } from "./refuseCrossSite.ts";
import { getRequestQuery } from "./requestQuery.ts";
import { requireStorable } from "./requireStorable.ts";
import { revalidationHeaders, sendUnlessCurrent, setHeaders } from "./revalidate.ts";
import { type CachedParts, sendCached } from "./sendCached.ts";
import { getSerialized } from "./serialized.ts";

/** A response as it is sent. */
type Bytes = Buffer | string | undefined;

type Body = Bytes | Readable;

interface ApiRoute extends RouteGenericInterface {
  Reply: Body;
}

type AnyResult = { status: number; body?: unknown; headers?: Record<string, unknown> };

declare module "fastify" {
  interface FastifyContextConfig {
    /** Operation of a route in the contract, or page, file, sandbox, docs. */
    operation?: string;
  }
}

const jsonType = "application/json; charset=utf-8";

/** Operations whose body may be missing; for the others a missing body is an invalid one. */
const bodyIsOptional: ReadonlySet<OperationName> = new Set<OperationName>(["identify"]);

export interface ApiParts {
  handlers: Handlers;
  /** Operations whose responses depend on their address and the cache's source alone. */
  cached: CachedParts & { operations: ReadonlySet<OperationName> };
  /** Adds the hooks that run before every operation, such as the one that reads the session. */
  addHooks(api: FastifyInstance): void;
  /** The hook before an operation for merchants, whose key or role needs these scopes. */
  requireAccess(operation: { operation: string; scopes: readonly string[] }): onRequestAsyncHookHandler;
  /** The domains' part of a handler's context. */
  getContext(request: FastifyRequest, cookies: Context["cookies"]): DomainContext;
}

/** Mounts every operation of the contract under `/api`, with its validators. */
export function serveApi(app: FastifyInstance, services: Services, parts: ApiParts): void {
  app.register(
    async (api) => {
      await allowOrigins(api, services.config.corsOrigins);
      parts.addHooks(api);
      api.addHook("onRequest", (_request, reply, done) => {
        // Responses of the API can be personal, but those that the contract marks with `x-vary`.
        reply.header("cache-control", "no-store");
        done();
      });
      // A route, because only routes run the hooks above: 404 responses carry the session revision header as well.
      api.all("/*", (_request, reply) => reply.callNotFound());
      await api.register(async (operationsApi) => {
        operationsApi.addHook("onRequest", requireClientToken(services.config.clientToken));
        operationsApi.addHook("onRequest", refuseCrossSite(services.config.corsOrigins));
        for (const name of operationNames) mount(operationsApi, { services, parts }, name);
      });
    },
    { prefix: "/api" },
  );
}

function mount<Op extends OperationName>(
  api: FastifyInstance,
  { services, parts }: { services: Services; parts: ApiParts },
  name: Op,
): void {
  const handler = parts.handlers[name];
  const { cache, operations: cachedOperations } = parts.cached;
  const isCached = cachedOperations.has(name);
  const { method, url, scopes, vary, bodyLimit } = routes[name];
  const deprecations: readonly DeprecationRow[] = routes[name].deprecations;
  const schema: RouteSchema<Op> = routes[name].schema;
  api.withTypeProvider<TypeBoxTypeProvider>().route<ApiRoute, unknown, RouteSchema<Op>>({
    method,
    url,
    schema,
    config: { operation: name },
    ...(bodyLimit !== null && { bodyLimit }),
    onRequest: [
      ...(deprecations.length > 0 ? [announce(deprecations)] : []),
      ...(scopes !== null ? [parts.requireAccess({ operation: name, scopes })] : []),
      ...(scopes !== null && bodyLimit !== null ? [allowUpload] : []),
      ...(isCached ? [sendCached(parts.cached)].flat() : []),
    ],
    preValidation: async (request) => {
      Object.assign(request, { query: getRequestQuery(request) });
      if (request.body === undefined && bodyIsOptional.has(name)) Object.assign(request, { body: {} });
    },
    preHandler: async (request) => requireStorable(request),
    handler: async (request, reply) => {
      const cookies = parseCookie(request.headers.cookie ?? "");
      const site = requestedSite(request.host, services.config, services.sites);
      const context: Context = {
        ...services,
        ...parts.getContext(request, cookies),
        site,
        origin: callerOrigin(request, services.config),
        language: parseAcceptLanguage(
          request.headers["accept-language"],
          defaultLanguage(site, services.sites),
        ),
        ip: request.ip,
        country: getCountry(request, services.config),
        userAgent: request.headers["user-agent"] ?? null,
        cookies,
        log: request.log,
        quotas: [],
        now: new Date(),
        deadline: Date.now() - reply.elapsedTime + callerTimeout(request.headers.prefer),
        isGone: () => request.raw.socket.destroyed,
      };
      const { revision } = cache;
      const result: AnyResult = await span(name, {}, () => handler(request, context));
      if (context.quotas.length > 0) reply.headers(rateLimitHeaders(context.quotas));
      const bytes = prepareReply(reply, result);
      if (vary === null || result.status !== 200 || bytes === undefined || bytes instanceof Readable)
        return bytes;
      const headers = revalidationHeaders(bytes, vary);
      if (isCached) {
        const own = result.headers as Record<string, string | number> | undefined;
        const cached = { ...own, ...headers, "content-type": jsonType };
        cache.keep(request.url, { bytes: Buffer.from(bytes), headers: cached }, revision);
      }
      setHeaders(reply, headers);
      return sendUnlessCurrent(request, reply, bytes);
    },
  });
}

/** Tells a caller of what it uses that is deprecated, whatever it is answered. */
const announce =
  (deprecations: readonly DeprecationRow[]): onRequestAsyncHookHandler =>
  async ({ url, headers }, reply) => {
    reply.headers(deprecationHeaders(deprecations, url.split("?")[1] ?? "", headers) ?? {});
  };

/** Gives the body of a merchant's operation time to arrive; behind what has let only callers with access through. */
const allowUpload: onRequestAsyncHookHandler = async ({ server, raw }) => server.uploads.allow(raw);

/** Sets status and headers, and returns the bytes; those that are not known are written by the schema of the response. */
function prepareReply(reply: FastifyReply, { status, headers, body }: AnyResult): Body {
  reply.code(status);
  if (status >= 400) reply.request.reference = (body as { reference?: ErrorReference }).reference;
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value !== undefined) reply.header(name, value);
  }
  if (body === undefined || body instanceof Readable) return body;
  if (!reply.hasHeader("content-type")) reply.type(jsonType);
  return body instanceof Uint8Array
    ? Buffer.from(body)
    : (getSerialized(body) ?? String(reply.serialize(body)));
}
