import type { FullClient, OperationData, OperationName } from "../operationTypes.ts";
import { orThrow } from "../orThrow.ts";
import type { RequestResult } from "../requestOptions.ts";
import { type OperationFailure, type OperationKey, operationKey } from "./operationKey.ts";

/** The options of a query that reads `Op`, for `useQuery`, `queryClient.fetchQuery` and their like. */
export interface QueryOptions<Op extends OperationName> {
  queryKey: OperationKey<Op>;
  queryFn: (context: { signal: AbortSignal }) => Promise<OperationData<Op>>;
  /** Never: the SDK has repeated what may be repeated. */
  retry: (failures: number, error: OperationFailure<Op>) => boolean;
}

/** Takes a client that has the operation, and the operation's own options. */
export type OperationQuery<Op extends OperationName> = (
  client: Pick<FullClient, Op>,
  ...options: Parameters<FullClient[Op]>
) => QueryOptions<Op>;

export const createQuery =
  <Op extends OperationName>(operation: Op): OperationQuery<Op> =>
  (client, ...[options]) => ({
    queryKey: operationKey(operation, options),
    queryFn: async ({ signal }) => {
      return orThrow(await getCall(client, operation)({ ...options, signal }));
    },
    retry: () => false,
  });

/** An operation of a client with the types of its options left out. */
export const getCall = <Op extends OperationName>(client: Pick<FullClient, Op>, operation: Op) =>
  client[operation] as unknown as (options: object) => Promise<RequestResult<OperationData<Op>>>;
