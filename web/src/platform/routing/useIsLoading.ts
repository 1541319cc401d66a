import { useHydrated, useRouterState } from "@tanstack/react-router";

/**
 * True while the next page is on its way. The server never says so, and a part that is hydrated while the
 * shopper already leaves must draw what the server drew.
 */
export function useIsLoading(): boolean {
  const loading = useRouterState({ select: (state) => state.isLoading });
  return useHydrated() && loading;
}
