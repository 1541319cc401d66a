import type { ConnectionError, TimeoutError, UnexpectedAnswerError } from "../failures.ts";
import type { OperationName, OperationOptions, OperationRefusal } from "../operationTypes.ts";

/** Errors of an operation's query or mutation: a refusal is told apart by its `reference`, and `error` is the contract's. */
export type OperationFailure<Op extends OperationName> =
  | OperationRefusal<Op>
  | ConnectionError
  | TimeoutError
  | UnexpectedAnswerError;

/** Operation and input: `invalidateQueries({ queryKey: ["getProduct"] })` takes all of an operation's. */
export type OperationKey<Op extends OperationName> = readonly [Op, Input<Op>];

type Input<Op extends OperationName> = {
  [Part in "params" | "body"]?: Part extends keyof OperationOptions<Op> ? OperationOptions<Op>[Part] : never;
};

/** The key of an operation's input. How a call is sent, its time and signal say, makes no other answer. */
export function operationKey<Op extends OperationName>(
  operation: Op,
  { params, body }: { params?: unknown; body?: unknown } = {},
): OperationKey<Op> {
  const input: object = { ...(params !== undefined && { params }), ...(body !== undefined && { body }) };
  return [operation, input as Input<Op>];
}
