/**
 * The operations as options of TanStack Query, for React and every other framework it has. They are plain objects:
 * this needs no package. Give each query client one client of the shop, since keys do not name its language.
 */

export * from "./generated/calls/queries.ts";
export type { PagePlace } from "./pagePlace.ts";
export type { InfiniteQueryOptions, OperationInfiniteQuery, QueryPage } from "./query/createInfiniteQuery.ts";
export type { MutationOptions, OperationMutation } from "./query/createMutation.ts";
export type { OperationQuery, QueryOptions } from "./query/createQuery.ts";
export type { OperationFailure, OperationKey } from "./query/operationKey.ts";
