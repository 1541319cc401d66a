import { DEFAULT_LANGUAGE, parseAcceptLanguage } from "@velours/sdk/rules";
import {
  accessRefusal,
  deprecationHeaders,
  findSiteCode,
  InvalidRequestError,
  tooLargeText,
} from "@velours/sdk/shop";
import { parseCookie } from "cookie";
import type { CallLog, CallSource, MockCall } from "../calls/CallLog.ts";
import { findOperation, type Operation } from "../contract.ts";
import { type AnyOwnHandler, callOwnHandler } from "../handlers/callOwnHandler.ts";
import type { MockHandlers } from "../handlers/MockHandlers.ts";
import { addressPictures, type Pictures, restorePictures } from "../pictures/addressPictures.ts";
import type { MockSession } from "../session/MockSession.ts";
import { type Sessions, sessionHeader } from "../session/Sessions.ts";
import type { Documents } from "../shop/Documents.ts";
import type { Context } from "../shop/Handler.ts";
import type { MockResponse } from "../shop/MockResponse.ts";
import { refuse, refuseFields } from "../shop/refuse.ts";
import { answerExample } from "./answerExample.ts";
import type { Backend } from "./Backend.ts";
import { ConnectionLostError } from "./ConnectionLostError.ts";
import { callHandler, readInput } from "./callHandler.ts";
import { breakOff, failureAnswer, preferenceFor, settingsFor } from "./chooseAnswer.ts";
import { findMerchant } from "./findMerchant.ts";
import { readPreference } from "./readPreference.ts";
import { type ReadRequest, readRequest } from "./readRequest.ts";
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
  /** Asked before the mock's own shop. */
  backend?: Backend | undefined;
  /** False answers 501 in the place of an example that nobody asked for. */
  examples: boolean;
  /** Addresses of pictures; `own` is the address that the request was sent to. */
  pictures?: Pictures | "own" | undefined;
  /** Writes PDFs; there is none in a page. */
  loadDocuments?: (() => Promise<Documents>) | undefined;
  log: CallLog;
  /** Called after each call that may have changed the session. */
  onChange?: ((session: MockSession) => void) | undefined;
}

const guestRevision = "1";

/** An answer, and who decided it. */
interface Choice {
  response: MockResponse;
  source: CallSource;
}

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
  const { pictures: setting = "path" } = options;
  const pictures = setting === "own" ? toOrigin(request) : setting;
  const read = withPaths(await readRequest(request), pictures);
  const operation = findOperation(request.method, read.path);
  const notice = deprecationHeaders(operation?.deprecations ?? [], read.query, read.headers);
  for (const [name, value] of Object.entries(notice ?? {})) headers.set(name, value);
  const note = noteCall(options.log, session, request.method, read, operation?.operationId);
  try {
    const { response, source } = await chooseAnswer({ request, read, operation, session, ip }, options);
    if (operation?.method !== "GET") options.onChange?.(session);
    const address = addressPictures(pictures, session.pictures);
    const addressed = address ? { ...response, body: address(response.body) } : response;
    const written = writeResponse(addressed, headers);
    note(source, {
      status: response.status,
      headers: Object.fromEntries(written.headers),
      body: addressed.body,
    });
    return written;
  } catch (error) {
    if (error instanceof ConnectionLostError) note("failure");
    throw error;
  }
}

/** A request with the paths of pictures that it was answered the addresses of. */
function withPaths(read: ReadRequest, pictures: Pictures): ReadRequest {
  const body = restorePictures(pictures, read.body);
  return body === read.body ? read : { ...read, body, size: new TextEncoder().encode(body).byteLength };
}

const toOrigin = ({ url }: Request) => new URL(url).origin as `http${string}`;

/** Begins the entry of a call in the log; the function it returns ends it. */
function noteCall(
  log: CallLog,
  { id: session }: MockSession,
  method: string,
  { path, query, headers, body }: ReadRequest,
  operation: string | undefined,
): (source: CallSource, answer?: MockCall["answer"]) => void {
  const time = new Date();
  return (source, answer) =>
    log.add({
      time: time.toISOString(),
      session,
      ...(operation !== undefined && { operation }),
      request: {
        method,
        path: query === "" ? path : `${path}?${query}`,
        headers,
        ...(body !== "" && { body: parseText(body) }),
      },
      ...(answer !== undefined && { answer }),
      source,
      milliseconds: Date.now() - time.getTime(),
    });
}

function parseText(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

interface ReadCall {
  request: Request;
  read: ReadRequest;
  operation: Operation | undefined;
  session: MockSession;
  ip: string;
}

async function chooseAnswer(
  { request, read, operation, session, ip }: ReadCall,
  options: ApiOptions,
): Promise<Choice> {
  if (operation === undefined) return { response: refuse("resourceDoesNotExist"), source: "mock" };
  if (read.mistake !== undefined) return { response: refuseFields(read.mistake), source: "mock" };
  const { operationId, bodyLimit } = operation;
  if (read.size > bodyLimit)
    return { response: refuseFields({ body: tooLargeText(bodyLimit) }), source: "mock" };
  const settings = settingsFor(operationId, read.settings, session.settings);
  const delay = settings.delay ?? options.delay ?? 0;
  if (delay > 0) await sleep(delay, request.signal);
  await breakOff(settings.fail, request.signal);
  const failure = failureAnswer(settings.fail);
  if (failure !== undefined) return { response: failure, source: "failure" };

  const header = request.headers.get("prefer") ?? "";
  const wanted = readPreference(header) ? header : preferenceFor(operationId, settings.scenario);
  const prefer = isInScope(read.headers.cookie, operationId) ? wanted : undefined;
  const { site, loadDocuments } = options;
  const merchant = operation.scopes && findMerchant(read.headers, session, new Date());
  const context = buildContext(request, session, { site, ip, loadDocuments, merchant });
  const { response, source } =
    prefer === undefined
      ? await answerOrRefuse(operation, read, context, options)
      : { response: answerExample(operation, read, prefer), source: "scenario" as const };
  return { response: revalidate(response, operation.vary, read.headers["if-none-match"]), source };
}

async function answerOrRefuse(
  operation: Operation,
  read: ReadRequest,
  context: Context,
  { handlers, backend, clientToken, examples }: ApiOptions,
): Promise<Choice> {
  // A recorded shop has tokens of its own.
  if (backend === undefined && read.headers["x-client-token"] !== clientToken)
    return { response: refuse("clientTokenInvalid"), source: "mock" };
  const refused = backend === undefined ? refuseCaller(operation, context) : null;
  if (refused !== null) return { response: refused, source: "mock" };
  let source: CallSource = "shop";
  const answerOwn = async (): Promise<MockResponse> => {
    const other = await backend?.answer(operation, read, context.session);
    if (backend && other) {
      source = backend.source;
      return other;
    }
    const own = await callHandler(operation, read, context);
    if (own !== undefined) return own;
    source = "example";
    return examples ? answerExample(operation, read) : { status: 501, body: undefined };
  };
  const handler = handlers[operation.operationId as keyof MockHandlers] as AnyOwnHandler | undefined;
  if (handler === undefined) return { response: await answerOwn(), source };
  try {
    const input = readInput(operation, read);
    return { response: await callOwnHandler(handler, operation, input, answerOwn), source: "handler" };
  } catch (error) {
    if (error instanceof InvalidRequestError) return { response: refuseFields(error.fields), source: "mock" };
    throw error;
  }
}

function refuseCaller({ operationId, scopes }: Operation, { merchant }: Context): MockResponse | null {
  if (scopes === undefined) return null;
  if (merchant === undefined) return refuse("merchantKeyInvalid");
  return accessRefusal(merchant, { operation: operationId, scopes }) as MockResponse | null;
}

function buildContext(
  { url, headers }: Request,
  session: MockSession,
  caller: Pick<Context, "site" | "ip" | "loadDocuments" | "merchant">,
): Context {
  const site = findSiteCode(new URL(url).host, caller.site);
  const defaultLanguage = session.sites.get(site)?.languages.default ?? DEFAULT_LANGUAGE;
  return {
    session,
    site,
    origin: new URL(url).origin,
    language: parseAcceptLanguage(headers.get("accept-language"), defaultLanguage),
    merchant: caller.merchant,
    cookies: parseCookie(headers.get("cookie") ?? ""),
    ip: caller.ip,
    country: parseCountry(headers.get("x-sandbox-country") ?? "US"),
    userAgent: headers.get("user-agent"),
    now: new Date(),
    loadDocuments: caller.loadDocuments,
  };
}

/** As the sandbox's header says it, else the United States; null when it says no country. */
const parseCountry = (header: string): string | null =>
  /^[A-Za-z]{2}$/.test(header) ? header.toUpperCase() : null;
