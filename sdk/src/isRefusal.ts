import { RefusedError } from "./failures.ts";
import type { OperationName, OperationRefusal } from "./operationTypes.ts";

/**
 * True when what was caught is a refusal of this operation, as `orThrow`, `paginate` and the queries throw it. Compare
 * its `reference`: `error.value` has the type of that reference then.
 */
export const isRefusal = <Op extends OperationName>(
  thrown: unknown,
  operation: Op,
): thrown is OperationRefusal<Op> => thrown instanceof RefusedError && thrown.operation === operation;
