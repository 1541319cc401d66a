import type { FetchQueryOptions, QueryClient, QueryKey, QueryObserver } from "@tanstack/react-query";

/** One thing a screen is made of: its key, how to fetch it, how long it holds. */
export type Query<Data> = FetchQueryOptions<Data, Error, Data, QueryKey>;

/** Infers the data's type of a query. */
export const query = <Data>(options: Query<Data>): Query<Data> => options;

/** What a route's loader returns beside its data, so that a later page does not fetch it again. */
export interface LoaderKeys {
  /** Field of the loader's data → the key it was fetched under. */
  keys: Record<string, QueryKey>;
}

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
  /** What the loaders brought for the page on the screen. */
  shown: () => readonly unknown[];
}

/**
 * The cache behind the route loaders. A page arrives rendered, with its data in the loaders' own; TanStack Query
 * is fetched with the first navigation, and begins with what the page brought (10 kB less on a first visit).
 */
export function createQueries(loaded: () => readonly { loaderData?: unknown }[]): Queries {
  let client: Promise<QueryClient> | undefined;
  async function load() {
    const { QueryClient } = await import("@tanstack/react-query");
    const created = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
    for (const { loaderData } of loaded()) {
      const data = loaderData as (LoaderKeys & Record<string, unknown>) | undefined;
      for (const [field, key] of Object.entries(data?.keys ?? {})) created.setQueryData(key, data?.[field]);
    }
    return created;
  }
  function cache() {
    // A failure to fetch the library is not kept: the next question tries again.
    client ??= load().catch((error) => {
      client = undefined;
      throw error;
    });
    return client;
  }
  return {
    shown: () => loaded().map(({ loaderData }) => loaderData),
    get: async (options) => (await cache()).fetchQuery(options),
    set: async ({ queryKey }, data) => void (await cache()).setQueryData(queryKey, data),
    async observe<Data>() {
      const client = await cache();
      const { QueryObserver } = await import("@tanstack/react-query");
      return {
        client,
        observer: new QueryObserver<Data, Error, Data, Data>(client, { queryKey: [], enabled: false }),
      };
    },
  };
}
