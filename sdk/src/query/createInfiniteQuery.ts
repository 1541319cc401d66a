import type { FullClient, OperationData, OperationName } from "../operationTypes.ts";
import { orThrow } from "../orThrow.ts";
import { nextPlace, type PagePlace, toPageQuery } from "../pagePlace.ts";
import { getCall } from "./createQuery.ts";
import { type OperationFailure, type OperationKey, operationKey } from "./operationKey.ts";

export interface QueryPage<Items> {
  items: Items;
  /** Where the next page begins; null on the last one. */
  next: PagePlace | null;
  /** How many pages there are, where the list says so. */
  pages: number | null;
}

/** The options of a query that reads `Op` page by page, for `useInfiniteQuery`. */
export interface InfiniteQueryOptions<Op extends OperationName> {
  queryKey: readonly [...OperationKey<Op>, "pages"];
  queryFn: (context: { signal: AbortSignal; pageParam: PagePlace }) => Promise<QueryPage<OperationData<Op>>>;
  initialPageParam: PagePlace;
  getNextPageParam: (last: QueryPage<OperationData<Op>>) => PagePlace | null;
  /** Never: the SDK has repeated what may be repeated. */
  retry: (failures: number, error: OperationFailure<Op>) => boolean;
}

/** Takes a client that has the operation, and the operation's own options; `page` or `cursor` is where it begins. */
export type OperationInfiniteQuery<Op extends OperationName> = (
  client: Pick<FullClient, Op>,
  ...options: Parameters<FullClient[Op]>
) => InfiniteQueryOptions<Op>;

export const createInfiniteQuery =
  <Op extends OperationName>(operation: Op): OperationInfiniteQuery<Op> =>
  (client, ...[options]) => {
    const call = getCall(client, operation);
    const params = options?.params as { query?: { page?: number; cursor?: string } } | undefined;
    const { page, cursor, ...query } = params?.query ?? {};
    return {
      queryKey: [...operationKey(operation, options), "pages"],
      queryFn: async ({ signal, pageParam }) => {
        const result = await call({
          ...options,
          params: { ...params, query: { ...query, ...toPageQuery(pageParam) } },
          signal,
        });
        const { headers } = result.response;
        return {
          items: orThrow(result),
          next: nextPlace(pageParam, headers),
          pages: Number(headers.get("x-pagination-pages-total")) || null,
        };
      },
      initialPageParam: cursor ?? page ?? 1,
      getNextPageParam: ({ next }) => next,
      retry: () => false,
    };
  };
