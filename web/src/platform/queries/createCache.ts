import { QueryClient, type QueryKey, QueryObserver } from "@tanstack/react-query";
import type { Query } from "./Query.ts";

/** Keys that a route's loader returns beside its data, so that a later page does not fetch it again. */
interface LoaderKeys {
  /** Field of the loader's data → the key it was fetched under. */
  keys: Record<string, QueryKey>;
}

/** The cache of TanStack Query, beginning with what the loaders have brought. */
export function createCache(loaded: readonly { loaderData?: unknown }[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } });
  for (const { loaderData } of loaded) {
    const data = loaderData as (LoaderKeys & Record<string, unknown>) | undefined;
    for (const [field, key] of Object.entries(data?.keys ?? {})) client.setQueryData(key, data?.[field]);
  }
  return {
    get: <Data>(query: Query<Data>) => client.fetchQuery(query),
    set: <Data>({ queryKey }: Query<Data>, data: Data) => void client.setQueryData(queryKey, data),
    observe: <Data>() => ({
      client,
      observer: new QueryObserver<Data, Error, Data, Data>(client, { queryKey: [], enabled: false }),
    }),
  };
}
