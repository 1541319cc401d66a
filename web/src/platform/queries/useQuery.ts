import type { QueryClient, QueryKey, QueryObserver, QueryObserverOptions } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { Query } from "./Query.ts";

interface Options<Data> extends Query<Data> {
  enabled?: boolean;
  placeholderData?: QueryObserverOptions<Data, Error, Data, Data, QueryKey>["placeholderData"];
}

/** As TanStack Query's own result. */
export interface QueryResult<Data> {
  data: Data | undefined;
  error: Error | null;
  /** There is no data yet. */
  isPending: boolean;
  isFetching: boolean;
  refetch: () => void;
}

interface Observed<Data> {
  client: QueryClient;
  observer: QueryObserver<Data, Error, Data, Data>;
}

/** As TanStack Query's own, which a page would have to load before it shows anything. */
export const keepPreviousData = <Data>(previous: Data | undefined): Data | undefined => previous;

const ignore = () => () => {};

/**
 * TanStack Query's `useQuery` over a library that is fetched when the first query is enabled: its hook and client
 * would add 9.8 kB to the first load of the checkout. Queries are those of the route loaders: one client a page load.
 */
export function useQuery<Data>(options: Options<Data>): QueryResult<Data> {
  const { queries } = useRouter().options.context;
  const [observed, setObserved] = useState<Observed<Data> | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const { enabled = true } = options;

  const missing = enabled && !observed && !failure;
  useEffect(() => {
    if (!missing) return;
    let here = true;
    queries.observe<Data>().then(
      (loaded) => here && setObserved(loaded),
      (error: Error) => here && setFailure(error),
    );
    return () => {
      here = false;
    };
  }, [missing, queries]);

  const observer = observed?.observer;
  const subscribe = useCallback(
    (onChange: () => void) => observer?.subscribe(onChange) ?? ignore(),
    [observer],
  );
  const defaulted = observed?.client.defaultQueryOptions<Data, Error, Data, Data, QueryKey>({
    // A request succeeds or fails once; only the shopper repeats it.
    networkMode: "always",
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    ...options,
  });
  const current = useCallback(() => observer?.getCurrentResult(), [observer]);
  useSyncExternalStore(subscribe, current, current);
  useEffect(() => {
    if (observer && defaulted) observer.setOptions(defaulted);
  });

  if (!observer || !defaulted)
    return {
      data: undefined,
      error: failure,
      isPending: true,
      isFetching: missing,
      refetch: () => setFailure(null),
    };
  // Of these options already in the render in which they changed.
  const { data, error, isPending, isFetching, isPlaceholderData } = observer.getOptimisticResult(defaulted);
  // The observer fetches after this render what it does not have.
  const willFetch = enabled && !error && (isPending || isPlaceholderData);
  return {
    data,
    error,
    isPending,
    isFetching: isFetching || willFetch,
    refetch: () => void observer.refetch(),
  };
}
