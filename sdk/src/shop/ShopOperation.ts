import type { operations } from "../types.ts";
import type { ShopPorts } from "./ShopPorts.ts";

type Name = keyof operations;
type Json<Content> = Content extends { content: { "application/json": infer Body } } ? Body : never;
type Part<Op extends Name, In extends "path" | "query"> = NonNullable<operations[Op]["parameters"][In]>;
type Sent<Op extends Name> = Json<NonNullable<operations[Op]["requestBody"]>>;
/** A part of the request, unless the operation has none. */
type Has<Key extends string, Value> = [Value] extends [never] ? unknown : { [K in Key]: Value };

/** A request that keeps the contract, by the parts that its operation has. */
export type CheckedRequest<Op extends Name> = Has<"params", Part<Op, "path">> &
  Has<"query", Part<Op, "query">> &
  Has<"body", Sent<Op>>;

/** Everything an operation may answer, one member for each status. */
export type CheckedResponse<Op extends Name> = {
  [Status in keyof operations[Op]["responses"] & number]: {
    status: Status;
    body: Json<operations[Op]["responses"][Status]>;
  };
}[keyof operations[Op]["responses"] & number];

/** An operation that only reads: the same for every shop that has these ports. */
export type ShopOperation<Op extends Name, Port extends keyof ShopPorts> = (
  request: CheckedRequest<Op>,
  ports: Pick<ShopPorts, Port>,
) => CheckedResponse<Op> | Promise<CheckedResponse<Op>>;
