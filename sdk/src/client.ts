import createFetch from "openapi-fetch";
import { repeat } from "./attempts.ts";
import { UnexpectedAnswerError } from "./failures.ts";
import type { Client } from "./generated/Client.ts";
import { operations } from "./generated/operations.ts";
import type { OperationName, OperationRoutes } from "./operationTypes.ts";
import { serializeQuery } from "./query.ts";
import type { RequestResult } from "./requestOptions.ts";
import type { Language } from "./validation.ts";

export { ConnectionError, RefusedError, TimeoutError, UnexpectedAnswerError } from "./failures.ts";
export type * from "./generated/Client.ts";
export { type JsonHeaders, jsonHeader } from "./jsonHeader.ts";
export type * from "./operationTypes.ts";
export { orThrow } from "./orThrow.ts";
export { type PageOptions, pages, paginate } from "./paginate.ts";
export type * from "./requestOptions.ts";
export { isSessionValid, type SessionWatch, watchSession } from "./session.ts";

export interface ClientOptions {
  /** Where the API is: `https://shop.example/api`, or `/api` in a browser. */
  baseUrl: string;
  /** Names the calling program (`x-client-token`). */
  clientToken?: string;
  /** Instead of the global one: the server's own while rendering, a recorder in tests. */
  fetch?: (request: Request) => Promise<Response>;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Asks a mock for this error reference, on the operations that may answer it. */
  scenario?: string;
  language?: Language;
  /** Wrapped around every attempt, the first outermost: may change the request, the answer, or answer itself. */
  middleware?: Middleware[];
  /** Sees every answer, good or bad, repeated ones included: the session check hangs here. */
  onResponse?: (response: Response, call: { operation: OperationName }) => void | Promise<void>;
  /** Milliseconds for one attempt, the body included; 10 000 by default. */
  timeout?: number;
  /** How often a call that can be repeated is repeated; 2 by default. */
  retries?: number;
}

/** `next` sends the request on; `call` says whose it is. */
export type Middleware = (
  request: Request,
  next: (request: Request) => Promise<Response>,
  call: { operation: OperationName },
) => Promise<Response>;

/**
 * A function for each operation of the contract, named after it. It resolves `{ data, response }`, or
 * `{ error, response }` for every error the contract lists for it, told apart by `error.reference`. It throws only
 * where there is no such answer: `ConnectionError`, `TimeoutError`, `UnexpectedAnswerError`, or the reason of an
 * aborted `signal`.
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
): Pick<Client, keyof Named & OperationName> {
  const client: Record<string, (call?: Call) => Promise<RequestResult>> = {};
  for (const [operation, row] of Object.entries(named) as [OperationName, string][]) {
    const [verb = "", path = "", file] = row.split(" ");
    const method = verb.replace("!", "");
    const idempotent = method !== verb;
    client[operation] = async (call = {}) => {
      const { params, body, signal, idempotencyKey, keepalive } = call;
      const headers = {
        "x-client-token": options.clientToken,
        "accept-language": options.language,
        ...options.headers,
        ...(idempotent && { "idempotency-key": idempotencyKey ?? randomKey() }),
        ...call.headers,
        ...(await preference(options.scenario, operation)),
      };
      const fetch = (options.middleware ?? []).reduceRight<Fetch>(
        (next, middleware) => (request) => middleware(request, next, { operation }),
        options.fetch ?? ((request) => globalThis.fetch(request)),
      );
      const core = createFetch({ baseUrl: options.baseUrl, fetch });
      const request = core.request as unknown as Ask;
      const { data, error, response } = await repeat(
        (attempt) =>
          request(method, path, {
            params,
            body,
            headers,
            signal: attempt,
            keepalive,
            parseAs: file ? "blob" : "text",
            querySerializer: serializeQuery,
          }),
        {
          operation,
          onAnswer: (answer) => options.onResponse?.(answer, { operation }),
          repeatable: idempotent || !/^P(OST|ATCH)/.test(method),
          timeout: call.timeout ?? options.timeout ?? 10_000,
          retries: call.retries ?? options.retries ?? 2,
          signal,
        },
      );
      try {
        if (response.ok)
          return { data: data && !file ? JSON.parse(data as string) : data || undefined, response };
      } catch {}
      // A card gateway's errors are a bare list; every other error has its reference.
      if (Array.isArray(error) || (error as { reference?: string } | undefined)?.reference)
        return { error, response };
      throw new UnexpectedAnswerError(operation, response);
    };
  }
  return client as unknown as Pick<Client, keyof Named & OperationName>;
}

type Fetch = NonNullable<ClientOptions["fetch"]>;
type Ask = (method: string, path: string, init: object) => Promise<RequestResult>;

interface Call {
  params?: object;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  headers?: Record<string, string>;
  timeout?: number;
  retries?: number;
  keepalive?: boolean;
}

/** The mock's choice of example. The catalogue is only loaded when a scenario is asked for. */
async function preference(
  scenario: string | undefined,
  operation: OperationName,
): Promise<Record<string, string>> {
  if (!scenario) return {};
  const { catalogue, references } = await import("./generated/errors.ts");
  if (!(references[operation] as readonly string[]).includes(scenario)) return {};
  return { Prefer: `example=${scenario}, code=${catalogue[scenario as keyof typeof catalogue].status}` };
}

/** A new Idempotency-Key. `crypto.randomUUID` is missing on pages that are not served securely. */
export const randomKey = (): string =>
  crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
