import { InvalidRequestError, notHttpText, parseQuery, validatorCompiler } from "@velours/sdk/shop";
import type { Currency } from "@velours/sdk/types";
import type { Operation } from "../contract.ts";
import type { Context, Handler } from "../shop/Handler.ts";
import { handlers } from "../shop/handlers.ts";
import type { MockResponse } from "../shop/MockResponse.ts";
import { recordWrite } from "../shop/merchant/log/recordWrite.ts";
import { refuseFields } from "../shop/refuse.ts";
import type { RawRequest } from "./RawRequest.ts";

type AnyHandler = (input: unknown, context: Context) => ReturnType<Handler<never>>;

/** Answers from the session's own shop; undefined when the operation has no handler here. */
export async function callHandler(
  operation: Operation,
  request: RawRequest,
  context: Context,
): Promise<MockResponse | undefined> {
  const { operationId } = operation;
  const handler = (handlers as Partial<Record<string, Handler<never>>>)[operationId] as
    | AnyHandler
    | undefined;
  if (handler === undefined) return undefined;
  const sold = [...context.session.sites.values()].flatMap(({ currencies }) => currencies);
  try {
    const input = readInput(operation, request, sold);
    return await recordWrite(operationId, input, context, () => handler(input, context));
  } catch (error) {
    if (error instanceof InvalidRequestError) return refuseFields(error.fields);
    throw error;
  }
}

/**
 * The parts of a request as the contract has them. `sold` are the currencies that the shop sells in; without them none is
 * refused. Throws an InvalidRequestError.
 */
export function readInput(operation: Operation, request: RawRequest, sold: readonly Currency[] = []) {
  const { operationId } = operation;
  // In the server's order: of two wrong parts the first is told.
  const params = check(`${operationId}Params`, parsePathParams(operation, request.path), sold);
  const body = operation.requestBody && check(`${operationId}Body`, parseBody(operation, request), sold);
  const query = check(`${operationId}Query`, parseQuery(request.query), sold);
  const headers = check(`${operationId}Headers`, { ...request.headers }, sold);
  return { params, query, headers, body };
}

/** Names of validators that no operation has. */
const absent = new Set<string>();

/** The value as the contract's validator leaves it: coerced, with its defaults. Throws an InvalidRequestError. */
function check(name: string, value: unknown, sold: readonly Currency[]): unknown {
  if (absent.has(name)) return value;
  let validate: ReturnType<typeof validatorCompiler>;
  try {
    validate = validatorCompiler({ schema: { "x-validator": name } }, () => sold);
  } catch {
    absent.add(name);
    return value;
  }
  const result = validate(value);
  if ("error" in result) throw result.error;
  return result.value;
}

function parsePathParams({ path, pattern }: Operation, requestPath: string): Record<string, string> {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? "");
  const values = pattern.exec(requestPath)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, index) => [name, decode(values[index] ?? "")]));
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new InvalidRequestError({ request: notHttpText });
  }
}

function parseBody({ requestBody }: Operation, { body, headers }: RawRequest): unknown {
  const type = headers["content-type"];
  if (body === "" && type === undefined) return requestBody === "optional" ? {} : undefined;
  try {
    if (type?.startsWith("application/json")) return JSON.parse(body);
  } catch {}
  throw new InvalidRequestError({ body: "The body must be JSON" });
}
