// Types of an operation's parts, named by the generated routes.

import type { operations } from "@velours/sdk/types";

type Name = keyof operations;
type LowerCase<T> = { [K in keyof T as K extends string ? Lowercase<K> : K]: T[K] };
type Json<Content> = Content extends { content: { "application/json": infer Body } } ? Body : never;

export type Path<Op extends Name> = operations[Op]["parameters"]["path"];
export type Query<Op extends Name> = NonNullable<operations[Op]["parameters"]["query"]>;
/** By their names in lower case, as Node has them. */
export type Header<Op extends Name> = LowerCase<NonNullable<operations[Op]["parameters"]["header"]>>;
export type Request<Op extends Name> = operations[Op] extends { requestBody: infer Body }
  ? Json<Body>
  : Json<NonNullable<operations[Op]["requestBody"]>> | undefined;
export type Answer<Op extends Name, Status extends keyof operations[Op]["responses"]> = Json<
  operations[Op]["responses"][Status]
>;
