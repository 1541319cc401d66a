import type { QueryClient, QueryObserver } from "@tanstack/react-query";
import type { createCache } from "./createCache.ts";
import type { Query } from "./Query.ts";

/** Infers the data's type of a query. */
export const query = <Data>(options: Query<Data>): Query<Data> => options;

export interface Queries {
  /** The data, from the cache while it is fresh. */
  get: <Data>(query: Query<Data>) => Promise<Data>;
  /** Puts what another request brought in the data's place. */
  set: <Data>(query: Query<Data>, data: Data) => Promise<void>;
  /** For `useQuery`: the cache, and what follows one query of it after the other. */
  observe: <Data>() => Promise<{
    client: QueryClient;
    observer: QueryObserver<Data, Error, Data, Data>;
  }>;
  /** Loaders' data of the page on the screen. */
  shown: () => readonly unknown[];
}

/**
 * The cache behind the route loaders. A page arrives rendered, with its data in the loaders' own; TanStack Query
 * is fetched with the first navigation, and begins with what the page brought (10 kB less on a first visit).
 */
export function createQueries(loaded: () => readonly { loaderData?: unknown }[]): Queries {
  let cache: Promise<ReturnType<typeof createCache>> | undefined;
  const load = async () => (await import("./createCache.ts")).createCache(loaded());
  function fetched() {
    // A failure to fetch the library is not kept: the next question tries again.
    cache ??= load().catch((error) => {
      cache = undefined;
      throw error;
    });
    return cache;
  }
  return {
    shown: () => loaded().map(({ loaderData }) => loaderData),
    get: async (query) => (await fetched()).get(query),
    set: async (query, data) => (await fetched()).set(query, data),
    observe: async () => (await fetched()).observe(),
  };
}
