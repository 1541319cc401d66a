import type { FullClient, OperationData, OperationName } from "../operationTypes.ts";
import { orThrow } from "../orThrow.ts";
import { getCall } from "./createQuery.ts";
import { type OperationFailure, type OperationKey, operationKey } from "./operationKey.ts";

export interface QueryPage<Items> {
  items: Items;
  page: number;
  /** How many there are, where the list says so. */
  pages: number | null;
}

/** The options of a query that reads `Op` page by page, for `useInfiniteQuery`. */
export interface InfiniteQueryOptions<Op extends OperationName> {
  queryKey: readonly [...OperationKey<Op>, "pages"];
  queryFn: (context: { signal: AbortSignal; pageParam: number }) => Promise<QueryPage<OperationData<Op>>>;
  initialPageParam: number;
  getNextPageParam: (last: QueryPage<OperationData<Op>>) => number | undefined;
  /** Never: the SDK has repeated what may be repeated. */
  retry: (failures: number, error: OperationFailure<Op>) => boolean;
}

/** Takes a client that has the operation, and the operation's own options; `page` is where it begins. */
export type OperationInfiniteQuery<Op extends OperationName> = (
  client: Pick<FullClient, Op>,
  ...options: Parameters<FullClient[Op]>
) => InfiniteQueryOptions<Op>;

export const createInfiniteQuery =
  <Op extends OperationName>(operation: Op): OperationInfiniteQuery<Op> =>
  (client, ...[options]) => {
    const params = options?.params as { query?: { page?: number } } | undefined;
    return {
      queryKey: [...operationKey(operation, options), "pages"],
      queryFn: async ({ signal, pageParam }) => {
        const query = { ...params?.query, page: pageParam };
        const result = await getCall(client, operation)({ ...options, params: { ...params, query }, signal });
        const total = result.response.headers.get("x-pagination-pages-total");
        return { items: orThrow(result), page: pageParam, pages: total === null ? null : Number(total) };
      },
      initialPageParam: params?.query?.page ?? 1,
      // A list that does not say how many pages it has ends with an empty one.
      getNextPageParam: ({ items, page, pages }) =>
        (pages === null ? (items as unknown[]).length > 0 : page < pages) ? page + 1 : undefined,
      retry: () => false,
    };
  };
