import type { FullClient, OperationData, OperationName, OperationOptions } from "../operationTypes.ts";
import { orThrow } from "../orThrow.ts";
import { randomKey } from "../randomKey.ts";
import type { IdempotentRequestOptions } from "../requestOptions.ts";
import { getCall } from "./createQuery.ts";
import type { OperationFailure } from "./operationKey.ts";

/** The options of a mutation that calls `Op`, for `useMutation`; its variables are the operation's own options. */
export interface MutationOptions<Op extends OperationName> {
  mutationKey: readonly [Op];
  mutationFn: (variables: Variables<Op>) => Promise<OperationData<Op>>;
  /** Not by itself, because the SDK has repeated what may be repeated. Yours keeps the idempotency key. */
  retry: (failures: number, error: OperationFailure<Op>) => boolean;
}

type Variables<Op extends OperationName> = undefined extends Parameters<FullClient[Op]>[0]
  ? OperationOptions<Op> | undefined
  : OperationOptions<Op>;

/** Takes a client that has the operation. */
export type OperationMutation<Op extends OperationName> = (
  client: Pick<FullClient, Op>,
) => MutationOptions<Op>;

export const createMutation = <Op extends OperationName>(operation: Op): OperationMutation<Op> => {
  // Of all clients, because a render makes options, and perhaps a client, while the variables wait for a repetition.
  // Once they are carried out, the same variables mean another call.
  const keys = new WeakMap<object, string>();
  return (client) => ({
    mutationKey: [operation],
    mutationFn: async (variables) => {
      const options: IdempotentRequestOptions = variables ?? {};
      const { idempotencyKey = keys.get(options) ?? randomKey() } = options;
      keys.set(options, idempotencyKey);
      const result = await getCall(client, operation)({ ...options, idempotencyKey });
      if (result.response.ok) keys.delete(options);
      return orThrow(result);
    },
    retry: () => false,
  });
};
