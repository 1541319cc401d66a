import type { OperationData, OperationName } from "@velours/sdk";
import type { ErrorBody, OperationReferences } from "@velours/sdk/shop";
import type { Input } from "../shop/Handler.ts";

type Headers = Record<string, string | number | undefined>;

type Reference<Op extends OperationName> = OperationReferences<Op>;

/** A refusal by its reference. Without a `value` it is the contract's example of it; the text is the catalogue's unless `message` says another. */
type Refusal<Op extends OperationName> = {
  [Name in Reference<Op>]: { reference: Name; value?: ErrorBody<Name>["value"]; message?: string };
}[Reference<Op>];

/** An answer with the operation's data. */
interface DataAnswer<Op extends OperationName> {
  data: OperationData<Op>;
  error?: undefined;
  /** The contract's success by default. */
  status?: number;
  headers?: Headers;
}

/** An answer that refuses. */
interface ErrorAnswer<Op extends OperationName> {
  data?: undefined;
  error: Refusal<Op>;
  /** The reference's own by default. */
  status?: number;
  headers?: Headers;
}

/** The answer of the mock's own shop: the one of `data` and `error` that is there tells which. */
export type OwnAnswer<Op extends OperationName> = (DataAnswer<Op> | ErrorAnswer<Op>) & { status: number };

/** The answer of a handler; a bare reference refuses with the contract's example, nothing leaves the answer to the mock. */
export type HandlerAnswer<Op extends OperationName> =
  | DataAnswer<Op>
  | ErrorAnswer<Op>
  | { data?: undefined; error: Reference<Op>; status?: number; headers?: Headers }
  | undefined
  // biome-ignore lint/suspicious/noConfusingVoidType: a handler that only looks at requests has no return statement.
  | void;

/** A request that keeps the contract, by its parts. */
export type HandlerRequest<Op extends OperationName> = Input<Op>;

/** Answers an operation in the mock's place. `next` has the mock's own shop answer, and remember, as without a handler. */
export type MockHandler<Op extends OperationName> = (
  request: HandlerRequest<Op>,
  next: () => Promise<OwnAnswer<Op>>,
) => HandlerAnswer<Op> | Promise<HandlerAnswer<Op>>;

/** Answers of one's own, by operation. */
export type MockHandlers = { [Op in OperationName]?: MockHandler<Op> };
