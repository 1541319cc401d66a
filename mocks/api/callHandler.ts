import { findUnsoldCurrency, InvalidRequestError, parseQuery, validatorCompiler } from "@velours/sdk/shop";
import type { Operation } from "../contract.ts";
import type { Context, Handler } from "../shop/Handler.ts";
import { handlers } from "../shop/handlers.ts";
import type { MockResponse } from "../shop/MockResponse.ts";
import { refuseFields } from "../shop/refuse.ts";
import type { RawRequest } from "./RawRequest.ts";

type AnyHandler = Handler<never>;

/** Answers from the session's own shop; undefined when the operation has no handler here. */
export async function callHandler(
  operation: Operation,
  request: RawRequest,
  context: Context,
): Promise<MockResponse | undefined> {
  const { operationId } = operation;
  const handler = (handlers as Record<string, AnyHandler | undefined>)[operationId];
  if (handler === undefined) return undefined;
  const sold = [...context.session.shop.sites.values()].flatMap(({ currencies }) => currencies);
  const unsold = findUnsoldCurrency(readUnchecked(request), sold);
  try {
    const input = readInput(operation, request);
    if (Object.keys(unsold).length > 0) return refuseFields(unsold);
    return await handler(input as never, context);
  } catch (error) {
    if (error instanceof InvalidRequestError) return refuseFields({ ...error.fields, ...unsold });
    throw error;
  }
}

/** The parts that can name a currency, whatever else is wrong with them. */
function readUnchecked({ query, body }: RawRequest) {
  try {
    return { query: parseQuery(query), body: JSON.parse(body) };
  } catch {
    return { query: parseQuery(query) };
  }
}

/** The parts of a request as the contract has them. Throws an InvalidRequestError. */
export function readInput(operation: Operation, request: RawRequest) {
  const { operationId } = operation;
  // In the server's order: of two wrong parts the first is told.
  const params = check(`${operationId}Params`, parsePathParams(operation, request.path));
  const body = operation.requestBody && check(`${operationId}Body`, parseBody(operation, request));
  const query = check(`${operationId}Query`, parseQuery(request.query));
  const headers = check(`${operationId}Headers`, { ...request.headers });
  return { params, query, headers, body };
}

const validators = new Map<string, ReturnType<typeof validatorCompiler> | null>();

/** The value as the contract's validator leaves it: coerced, with its defaults. Throws an InvalidRequestError. */
function check(name: string, value: unknown): unknown {
  let validate = validators.get(name);
  if (validate === undefined) {
    try {
      validate = validatorCompiler({ schema: { "x-validator": name } });
    } catch {
      // The operation has no such part.
      validate = null;
    }
    validators.set(name, validate);
  }
  const result = validate?.(value) ?? { value };
  if ("error" in result) throw result.error;
  return result.value;
}

function parsePathParams({ path, pattern }: Operation, requestPath: string): Record<string, string> {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "");
  const values = pattern.exec(requestPath)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? "")]));
}

function parseBody({ requestBody }: Operation, { body, headers }: RawRequest): unknown {
  const type = headers["content-type"];
  if (body === "" && type === undefined) return requestBody === "optional" ? {} : undefined;
  try {
    if (type?.startsWith("application/json")) return JSON.parse(body);
  } catch {}
  throw new InvalidRequestError({ body: "The body must be JSON" });
}
