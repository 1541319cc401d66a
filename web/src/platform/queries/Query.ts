import type { FetchQueryOptions, QueryKey } from "@tanstack/react-query";

/** One thing a screen is made of: its key, how to fetch it, how long it holds. */
export type Query<Data> = FetchQueryOptions<Data, Error, Data, QueryKey>;
