import { setTimeout as sleep } from "node:timers/promises";
import { findSiteCode } from "@velours/sdk/shop";
import { parseCookie } from "cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findOperation } from "../contract.ts";
import { prismHeaders } from "../host/preference.ts";
import { checkSettings } from "../session/checkSettings.ts";
import type { Session } from "../session/Session.ts";
import { type Sessions, sessionHeader } from "../session/Sessions.ts";
import { readSettings, type Settings } from "../session/settings.ts";
import type { Answer } from "../shop/Answer.ts";
import { refuse, refuseFields } from "../shop/refuse.ts";
import { answerExample } from "./answerExample.ts";
import { callHandler, type RawRequest } from "./callHandler.ts";
import { breakOff, failureAnswer, preferenceFor, settingsFor } from "./chooseAnswer.ts";

export interface ApiOptions {
  sessions: Sessions;
  clientToken: string;
  /** Code of the site whose host name says none. */
  site: string;
  /** Milliseconds every answer waits when the request names none. */
  delay?: number;
}

const settingNames = ["delay", "fail", "scenario", "operation"];
const guestRevision = "1";

/**
 * The API under `/api`: what was asked to go wrong goes wrong, a scenario is the contract's example, what the demo shop can do
 * it does for this session alone, and all else is answered with the contract's examples.
 */
export function serveApi(app: FastifyInstance, options: ApiOptions): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 64 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
  app.all("/api/*", { exposeHeadRoute: false }, async (request, reply) => {
    const { session, setCookie } = options.sessions.of(request.headers);
    reply.headers({
      "x-session-validation": session.member?.revision ?? guestRevision,
      [sessionHeader]: session.id,
    });
    if (setCookie) reply.header("set-cookie", setCookie);
    const rawRequest = readRequest(request);
    const operation = findOperation(request.method, rawRequest.path);
    if (operation === undefined) return send(reply, refuse("resourceDoesNotExist"));

    if (rawRequest.mistake !== undefined) return send(reply, refuseFields({ mock: rawRequest.mistake }));
    const { operationId } = operation;
    const settings = settingsFor(operationId, rawRequest.settings, session.settings);
    const delay = settings.delay ?? options.delay ?? 0;
    if (delay > 0) await sleep(delay);
    if (await breakOff(settings.fail, request, reply)) return;
    const failure = failureAnswer(settings.fail);
    if (failure !== undefined) return send(reply, failure);

    const headers = prismHeaders(request.method, rawRequest.path, {
      ...request.headers,
      prefer: request.headers.prefer ?? preferenceFor(operationId, settings.scenario),
    });
    if (headers.prefer === undefined) {
      if (request.headers["x-client-token"] !== options.clientToken)
        return send(reply, refuse("clientTokenInvalid"));
      const answer = await callHandler(operation, rawRequest, buildContext(request, session, options.site));
      if (answer !== undefined) return send(reply, answer);
    }
    return send(reply, answerExample(operation, rawRequest, headers.prefer?.toString()));
  });
}

/** The request, and apart from it what its headers and query ask of the mock itself. */
function readRequest(request: FastifyRequest): RawRequest & { settings: Settings; mistake?: string } {
  const { pathname, searchParams } = new URL(request.url, "http://mock");
  const { headers } = request;
  const named = (name: string) => {
    const header = headers[`x-mock-${name}`];
    return searchParams.get(name) ?? (typeof header === "string" ? header : undefined);
  };
  const mistake = checkSettings(named);
  const query = (new URL(request.url, "http://mock").search.slice(1) || "")
    .split("&")
    .filter((part) => part !== "" && !settingNames.includes(part.split("=", 1)[0] ?? ""))
    .join("&");
  return {
    path: pathname.replace(/^\/api/, ""),
    query,
    headers: headers as Record<string, string | undefined>,
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
    settings: readSettings(named),
    ...(mistake !== undefined && { mistake }),
  };
}

function buildContext(request: FastifyRequest, session: Session, site: string) {
  const { headers } = request;
  return {
    session,
    site: findSiteCode(request.host, site),
    language: headers["accept-language"]?.startsWith("fr") ? ("fr" as const) : ("en" as const),
    cookies: parseCookie(headers.cookie ?? ""),
    ip: request.ip,
    country: parseCountry(headers["x-sandbox-country"] ?? "US"),
    userAgent: headers["user-agent"] ?? null,
    now: new Date(),
  };
}

/** As the sandbox's header says it, else the United States; null when it says no country. */
const parseCountry = (header: unknown): string | null =>
  typeof header === "string" && /^[A-Za-z]{2}$/.test(header) ? header.toUpperCase() : null;

export function send(reply: FastifyReply, { status, body, headers }: Answer): FastifyReply {
  reply.code(status);
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value !== undefined) reply.header(name, value);
  }
  if (body === undefined) return reply.send();
  if (headers?.["content-type"] !== undefined) return reply.send(body);
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(body));
}
