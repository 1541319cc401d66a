import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";

/** Data of a screen: its key, how to fetch it, how long it holds. */
export type Query<Data> = FetchQueryOptions<Data, Error, Data, QueryKey>;
