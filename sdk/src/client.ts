import { type HeadersOptions, mergeHeaders } from "openapi-fetch";
import { repeat } from "./attempts.ts";
import { ConnectionError, UnexpectedAnswerError } from "./failures.ts";
import type { Client } from "./generated/Client.ts";
import { operations } from "./generated/operations.ts";
import { version } from "./generated/package/version.ts";
import type { FullClient, OperationName, OperationRoutes, Scenario } from "./operationTypes.ts";
import { randomKey } from "./randomKey.ts";
import { readAnswer } from "./readAnswer.ts";
import type {
  CallInfo,
  DebugEvent,
  RawRequestOptions,
  RawRequests,
  RequestResult,
} from "./requestOptions.ts";
import { requestUrl } from "./requestUrl.ts";
import { type Fetch, type Middleware, send } from "./transport.ts";
import type { Language } from "./validation.ts";

export { type DeprecationNotice, watchDeprecations } from "./deprecation.ts";
export {
  ConnectionError,
  RefusedError,
  TimeoutError,
  UnexpectedAnswerError,
  VeloursError,
} from "./failures.ts";
export type * from "./generated/Client.ts";
export { imageUrl } from "./imageUrl.ts";
export { isRefusal } from "./isRefusal.ts";
export { isSettled } from "./isSettled.ts";
export { type JsonHeaders, jsonHeader } from "./jsonHeader.ts";
export type * from "./operationTypes.ts";
export { orThrow } from "./orThrow.ts";
export { type Page, PageLimitError, type PageOptions, type Paginated, pages, paginate } from "./paginate.ts";
export { randomKey } from "./randomKey.ts";
export type * from "./requestOptions.ts";
export { isSessionValid, type SessionWatch, watchSession } from "./session.ts";
export type { Fetch, FetchInit, FetchResponse, Middleware } from "./transport.ts";

export interface ClientOptions {
  /** Where the API is: `https://shop.example/api`, or `/api` in a browser. */
  baseUrl: string;
  /** Names the calling program (`x-client-token`). */
  clientToken?: string | undefined;
  /** Instead of the global one: undici's with a proxy, the server's own while rendering, a fake in tests. */
  fetch?: Fetch | undefined;
  /** Sent with every request. */
  headers?: Record<string, string> | undefined;
  /** Asks a mock for this error reference, on the operations that may answer it. */
  scenario?: Scenario | undefined;
  language?: Language | undefined;
  /** Wrapped around every attempt, the first outermost: may change the request, the answer, or answer itself. */
  middleware?: Middleware[] | undefined;
  /**
   * Sees every answer, good or bad, repeated ones included: the session check hangs here. `startedAt` is when the attempt
   * began, in milliseconds since 1970.
   */
  onResponse?:
    | ((response: Response, call: { operation: string; startedAt: number }) => void | Promise<void>)
    | undefined;
  /** Is told of every attempt once it has ended: `debug: console.debug`. */
  debug?: ((event: DebugEvent) => void) | undefined;
  /** Milliseconds for one attempt, the body included; 10 000 by default. */
  timeout?: number | undefined;
  /** Milliseconds for a call, its repetitions and the pauses between them included; by default only each attempt has a limit. */
  deadline?: number | undefined;
  /** How often a call that can be repeated is repeated; 2 by default. */
  retries?: number | undefined;
}

/**
 * A function for each operation of the shop, named after it. It resolves `{ data, response }`, or
 * `{ error, response }` for every error the contract lists for it, told apart by `error.reference`. It throws only
 * where there is no such answer: a `VeloursError` (`ConnectionError`, `TimeoutError`, `UnexpectedAnswerError`), or the
 * reason of an aborted `signal`. Your own mistakes, in middleware say, are thrown as they are.
 */
export function createClient(options: ClientOptions): Client {
  return createPartialClient(operations, options);
}

/**
 * As `createClient`, with the operations named and no others, so that a page carries no row it does not call:
 * `import { getProduct } from "@velours/sdk/operations"; createPartialClient({ getProduct }, { baseUrl: "/api" })`.
 */
export function createPartialClient<const Named extends OperationRoutes>(
  named: Named,
  options: ClientOptions,
): Pick<FullClient, keyof Named & OperationName> & RawRequests {
  if (typeof options?.baseUrl !== "string") throw new TypeError("baseUrl is missing");
  const calls: Record<string, unknown> = {
    request: (method: string, path: string, call: RawRequestOptions = {}) =>
      request(
        options,
        { operation: `${method} ${path}`, method: method.toUpperCase(), path, file: "-" },
        call,
      ),
  };
  for (const [operation, row] of Object.entries<string>(named)) {
    const [verb = "", path = "", file] = row.split(" ");
    const [method = "", mark] = verb.split(/(?=\W)/);
    calls[operation] = (call: RawRequestOptions = {}) =>
      request(
        options,
        { operation, method, path, file, safe: mark === "*" },
        // A key makes a call repeatable, so one is sent only where the contract takes it.
        { ...call, idempotencyKey: mark === "!" ? (call.idempotencyKey ?? randomKey()) : undefined },
      );
  }
  const client: object = calls;
  return client as Pick<FullClient, keyof Named & OperationName> & RawRequests;
}

interface Route {
  operation: string;
  method: string;
  path: string;
  /** The media type of an answer that is a file; `-` where it may be empty. */
  file?: string | undefined;
  /** It only reads, whatever its method. */
  safe?: boolean;
}

async function request(
  options: ClientOptions,
  { operation, method, path, file, safe }: Route,
  { params, body, signal, idempotencyKey, ...own }: RawRequestOptions,
): Promise<RequestResult> {
  const call: CallInfo = { operation, attempts: 0, idempotencyKey };
  const onFailure = (cause: unknown): never => {
    throw new ConnectionError(call, cause);
  };
  const url = requestUrl(options.baseUrl, path, params);
  if (!options.fetch && !globalThis.location && !/^\w+:\/\/[^/]/.test(url))
    throw new TypeError("baseUrl is not absolute");
  const text = JSON.stringify(body);
  const isRead = /^(GET|HEAD)$/.test(method);
  if (text && isRead) throw new TypeError(`${method} takes no body`);
  const headers = mergeHeaders(
    {
      accept: file?.[1] ? `application/json,${file}` : "application/json",
      "content-type": text && "application/json",
      "x-velours-sdk": version,
      "x-client-token": options.clientToken,
      "accept-language": options.language,
      "idempotency-key": idempotencyKey,
    },
    params?.header as HeadersOptions,
    options.headers,
    own.headers,
    await preference(options.scenario, operation),
  );
  const init = {
    method,
    // Followed, a redirected purchase would become a GET elsewhere, and its answer an order.
    ...(!isRead && { redirect: "manual" as const }),
    ...(text && { body: text }),
    ...(own.keepalive && { keepalive: true }),
  };
  const { response, data, error, unexpected } = await repeat(
    async (attempt, milliseconds) => {
      const sent = new Headers(headers);
      // The shop begins nothing that its caller would not wait for, so less than a second is none.
      if (idempotencyKey) sent.append("prefer", `wait=${~~(milliseconds / 1000)}`);
      const response = await send(
        url,
        { ...init, headers: Object.fromEntries(sent), signal: attempt },
        { ...options, operation, onFailure },
      );
      return readAnswer(response, file, method).catch(onFailure);
    },
    {
      call,
      method,
      path,
      onAnswer: (answer, startedAt) => options.onResponse?.(answer, { operation, startedAt }),
      repeatable: safe || idempotencyKey !== undefined || !/^P(OST|ATCH)/.test(method),
      timeout: own.timeout ?? options.timeout ?? 10_000,
      deadline: own.deadline ?? options.deadline ?? Number.POSITIVE_INFINITY,
      retries: own.retries ?? options.retries ?? 2,
      signal,
      debug: own.debug ?? options.debug,
    },
  );
  if (unexpected !== undefined) throw new UnexpectedAnswerError(call, response, unexpected);
  return error ? { error, response, call } : { data, response, call };
}

/** The mock's choice of example. The catalogue is only loaded when a scenario is asked for. */
async function preference(scenario: string | undefined, operation: string): Promise<Record<string, string>> {
  if (!scenario) return {};
  const { catalogue, references } = await import("./everyReference.ts");
  if (!(references as Record<string, readonly string[]>)[operation]?.includes(scenario)) return {};
  return { Prefer: `example=${scenario}, code=${catalogue[scenario as keyof typeof catalogue].status}` };
}
