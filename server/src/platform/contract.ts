// The types that make a handler keep the contract: its input, and all of its responses.

import type { Static, TUnsafe } from "@sinclair/typebox";
import {
  catalogue,
  type ErrorBody,
  type ErrorReference,
  getErrorText,
  type TextOptions,
} from "@velours/sdk/errors";
import type { operations } from "@velours/sdk/types";
import type { OperationName, RequiredHeaders } from "../generated/operations.ts";

/** The second argument of every handler. */
// biome-ignore lint/suspicious/noEmptyInterface: context.ts merges its members in; importing them would close a circle of files
export interface Context {}

type Part<Op extends OperationName, Location extends keyof operations[Op]["parameters"]> = [
  NonNullable<operations[Op]["parameters"][Location]>,
] extends [never]
  ? Record<string, never>
  : NonNullable<operations[Op]["parameters"][Location]>;

type LowerCase<T> = { [K in keyof T as K extends string ? Lowercase<K> : K]: T[K] };

type RequestContent<Op extends OperationName> = operations[Op]["requestBody"];
type Json<Content> = Content extends { content: { "application/json": infer B } } ? B : undefined;
type Body<Op extends OperationName> = [RequestContent<Op>] extends [undefined]
  ? undefined
  : Json<NonNullable<RequestContent<Op>>> | Extract<RequestContent<Op>, undefined>;

/**
 * The parts of a request as the route's schema has them, for Fastify's type provider: the handler's input is what
 * Fastify has validated. Header names are in lower case.
 */
export interface RouteSchema<Op extends OperationName> {
  params: TUnsafe<Part<Op, "path">>;
  querystring: TUnsafe<Part<Op, "query">>;
  headers: TUnsafe<LowerCase<Part<Op, "header">>>;
  body: TUnsafe<Body<Op>>;
}

/** A checked request: types and rules of the contract hold. */
export interface Input<Op extends OperationName> {
  params: Static<RouteSchema<Op>["params"]>;
  query: Static<RouteSchema<Op>["querystring"]>;
  headers: Static<RouteSchema<Op>["headers"]>;
  body: Static<RouteSchema<Op>["body"]>;
}

type Content<R> =
  | (R extends { content: { "application/json": infer B } } ? { body: B } : never)
  | (R extends { content: { "text/plain": string } }
      ? { body: string; headers: { "content-type": "text/plain" } }
      : never)
  | (R extends { content: { "application/pdf": string } }
      ? { body: Uint8Array; headers: { "content-type": "application/pdf" } }
      : never)
  | (R extends { content: object } ? never : { body?: undefined });
type Extra = { [name: string]: string | number | string[] | undefined };
type Headers<Op extends OperationName, Status> = Status extends keyof RequiredHeaders[Op]
  ? { headers: { [Name in RequiredHeaders[Op][Status] & string]: string | number } & Extra }
  : { headers?: Extra };

/** Everything an operation may answer, one member for each status: refusals included. */
export type Result<Op extends OperationName> = {
  [Status in keyof operations[Op]["responses"]]: { status: Status } & Content<
    operations[Op]["responses"][Status]
  > &
    Headers<Op, Status>;
}[keyof operations[Op]["responses"]];

/** The answers of an operation by status. */
export type Results<Op extends OperationName> = { [R in Result<Op> as R["status"] & number]: R };

/** An operation: takes a checked request, returns an answer of the contract. */
export type Handler<Op extends OperationName> = (
  input: Input<Op>,
  context: Context,
) => Result<Op> | Promise<Result<Op>>;

/** All of them: leave one out and it does not compile. */
export type Handlers = { [Op in OperationName]: Handler<Op> };

/** An error of the contract as a response; a union for several references. */
export type ErrorResponse<R extends ErrorReference> = {
  [Name in R]: { status: (typeof catalogue)[Name]["status"]; body: ErrorBody<Name>; headers?: Extra };
}[R];

type Value<R extends ErrorReference> = ErrorBody<R>["value"];

/**
 * The answer that refuses with an error reference: status and English text come from the catalogue.
 * `options.values` fills the text's placeholders, `options.text` chooses one of several texts by name or number.
 */
export function refuse<R extends ErrorReference>(
  reference: R,
  ...[value, options]: null extends Value<R>
    ? [value?: Value<R>, options?: TextOptions & { headers?: Extra }]
    : [value: Value<R>, options?: TextOptions & { headers?: Extra }]
): ErrorResponse<R> {
  const message = getErrorText(reference, { values: values(value), ...options });
  const body = { reference, message, value: value ?? null } as unknown as ErrorBody<R>;
  return {
    status: catalogue[reference].status,
    body,
    ...(options?.headers && { headers: options.headers }),
  } as unknown as ErrorResponse<R>;
}

const values = (value: unknown): Record<string, string | number> =>
  typeof value === "object" && value !== null ? (value as Record<string, string | number>) : {};
