// The types that make a handler keep the contract: its input, and all of its responses.

import type { Readable } from "node:stream";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { Static, TSchema } from "@sinclair/typebox";
import type { operations } from "@velours/sdk/types";
import type {
  FastifyRequest,
  RawRequestDefaultExpression,
  RawServerDefault,
  RouteGenericInterface,
} from "fastify";
import type { OperationName, RequiredHeaders, routes } from "../generated/operations.ts";

/** The second argument of every handler. */
// biome-ignore lint/suspicious/noEmptyInterface: context.ts merges its members in; importing them would close a circle of files
export interface Context {}

/** The TypeBox schemas of a route. */
export type RouteSchema<Op extends OperationName> = (typeof routes)[Op]["schema"];

/** A request that Fastify has validated, as its type provider infers it from the route's schemas. */
export type Input<Op extends OperationName> = Pick<
  FastifyRequest<
    RouteGenericInterface,
    RawServerDefault,
    RawRequestDefaultExpression,
    RouteSchema<Op>,
    TypeBoxTypeProvider
  >,
  "params" | "query" | "headers" | "body"
>;

type Answers<Op extends OperationName> = RouteSchema<Op>["response"];

/** The body of a status: its schema's type, or what is no JSON. */
type Content<Op extends OperationName, Status, R> =
  | (Status extends keyof Answers<Op>
      ? { body: Answers<Op>[Status] extends TSchema ? Static<Answers<Op>[Status]> : never }
      : never)
  | (R extends { content: { "text/plain": string } }
      ? { body: string; headers: { "content-type": "text/plain" } }
      : never)
  | (R extends { content: { "text/csv": string } }
      ? { body: Readable; headers: { "content-type": "text/csv; charset=utf-8" } }
      : never)
  | (R extends { content: { "application/octet-stream": string } }
      ? { body: Readable; headers: { "content-type": "application/octet-stream" } }
      : never)
  | (R extends { content: { "application/pdf": string } }
      ? { body: Uint8Array; headers: { "content-type": "application/pdf" } }
      : never)
  | (R extends { content: object } ? never : { body?: undefined });
type Extra = { [name: string]: string | number | string[] | undefined };
type Headers<Op extends OperationName, Status> = Status extends keyof RequiredHeaders[Op]
  ? { headers: { [Name in RequiredHeaders[Op][Status] & string]: string | number } & Extra }
  : { headers?: Extra };

type Statuses<Op extends OperationName> = keyof operations[Op]["responses"] & number;

/** Everything an operation may answer, one member for each status: refusals included. */
export type Result<Op extends OperationName> = {
  [Status in Statuses<Op>]: { status: Status } & Content<Op, Status, operations[Op]["responses"][Status]> &
    Headers<Op, Status>;
}[Statuses<Op>];

/** The refusals that an operation may answer. */
export type Refusal<Op extends OperationName> = Exclude<Result<Op>, { status: 200 | 201 | 204 }>;

/** The answers of an operation by status. */
export type Results<Op extends OperationName> = { [R in Result<Op> as R["status"]]: R };

/** An operation: takes a checked request, returns an answer of the contract. */
export type Handler<Op extends OperationName> = (
  input: Input<Op>,
  context: Context,
) => Result<Op> | Promise<Result<Op>>;

/** All of them: leave one out and it does not compile. */
export type Handlers = { [Op in OperationName]: Handler<Op> };

export { type ErrorResponse, refuse, toErrorResponse } from "@velours/sdk/shop";
