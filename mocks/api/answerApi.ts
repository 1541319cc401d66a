import { findSiteCode, InvalidRequestError } from "@velours/sdk/shop";
import { parseCookie } from "cookie";
import { findOperation } from "../contract.ts";
import { type AnyOwnHandler, callOwnHandler } from "../handlers/callOwnHandler.ts";
import type { MockHandlers } from "../handlers/MockHandlers.ts";
import type { MockSession } from "../session/MockSession.ts";
import { type Sessions, sessionHeader } from "../session/Sessions.ts";
import type { Context } from "../shop/Handler.ts";
import type { MockResponse } from "../shop/MockResponse.ts";
import { refuse, refuseFields } from "../shop/refuse.ts";
import { answerExample } from "./answerExample.ts";
import { callHandler, readInput } from "./callHandler.ts";
import { breakOff, failureAnswer, preferenceFor, settingsFor } from "./chooseAnswer.ts";
import { readRequest } from "./readRequest.ts";
import { revalidate } from "./revalidate.ts";
import { isInScope } from "./scope.ts";
import { sleep } from "./sleep.ts";
import { writeResponse } from "./writeResponse.ts";

export interface ApiOptions {
  sessions: Sessions;
  clientToken: string;
  /** Code of the site whose host name says none. */
  site: string;
  /** Milliseconds every answer waits when the request names none. */
  delay?: number | undefined;
  /** Answers that take the place of the mock's own. */
  handlers: MockHandlers;
}

const guestRevision = "1";

/**
 * A request of the API: what was asked to go wrong goes wrong, a scenario is the contract's example, a handler answers its
 * operation, what the shop can do it does for this session alone, and all else is answered with the contract's examples.
 */
export async function answerApi(request: Request, options: ApiOptions, ip: string): Promise<Response> {
  const { session, setCookie } = options.sessions.of(request.headers);
  const headers = new Headers({
    "cache-control": "no-store",
    "x-session-validation": String(session.member?.revision ?? guestRevision),
    [sessionHeader]: session.id,
  });
  if (setCookie) headers.append("set-cookie", setCookie);
  return writeResponse(await chooseAnswer(request, session, options, ip), headers);
}

async function chooseAnswer(
  request: Request,
  session: MockSession,
  options: ApiOptions,
  ip: string,
): Promise<MockResponse> {
  const read = await readRequest(request);
  const operation = findOperation(request.method, read.path);
  if (operation === undefined) return refuse("resourceDoesNotExist");
  if (read.mistake !== undefined) return refuseFields(read.mistake);
  const { operationId } = operation;
  const settings = settingsFor(operationId, read.settings, session.settings);
  const delay = settings.delay ?? options.delay ?? 0;
  if (delay > 0) await sleep(delay, request.signal);
  await breakOff(settings.fail, request.signal);
  const failure = failureAnswer(settings.fail);
  if (failure !== undefined) return failure;

  const wanted = request.headers.get("prefer") ?? preferenceFor(operationId, settings.scenario);
  const prefer = isInScope(read.headers.cookie, operationId) ? wanted : undefined;
  const answerExampleOf = () => answerExample(operation, read, prefer);
  const answerOwn = async () =>
    (await callHandler(operation, read, buildContext(request, session, { site: options.site, ip }))) ??
    answerExampleOf();
  const handler = options.handlers[operationId as keyof MockHandlers] as AnyOwnHandler | undefined;
  const answer = async () => {
    if (prefer !== undefined) return answerExampleOf();
    if (read.headers["x-client-token"] !== options.clientToken) return refuse("clientTokenInvalid");
    if (handler === undefined) return answerOwn();
    try {
      return await callOwnHandler(handler, operation, readInput(operation, read), answerOwn);
    } catch (error) {
      if (error instanceof InvalidRequestError) return refuseFields(error.fields);
      throw error;
    }
  };
  return revalidate(await answer(), operation.vary, read.headers["if-none-match"]);
}

function buildContext(
  { url, headers }: Request,
  session: MockSession,
  caller: Pick<Context, "site" | "ip">,
): Context {
  return {
    session,
    site: findSiteCode(new URL(url).host, caller.site),
    language: headers.get("accept-language")?.startsWith("fr") ? "fr" : "en",
    cookies: parseCookie(headers.get("cookie") ?? ""),
    ip: caller.ip,
    country: parseCountry(headers.get("x-sandbox-country") ?? "US"),
    userAgent: headers.get("user-agent"),
    now: new Date(),
  };
}

/** As the sandbox's header says it, else the United States; null when it says no country. */
const parseCountry = (header: string): string | null =>
  /^[A-Za-z]{2}$/.test(header) ? header.toUpperCase() : null;
