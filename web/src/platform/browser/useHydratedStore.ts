import type { Readable } from "@tanstack/react-store";
import { useCallback, useSyncExternalStore } from "react";

/**
 * A store's state, as `useSelector` of TanStack Store gives it. React may take a part of the page over when its store
 * has changed already: until then it is drawn from `rendered`, as the server drew it.
 */
export function useHydratedStore<State>(
  store: Pick<Readable<State>, "get" | "subscribe">,
  rendered: State,
): State {
  const subscribe = useCallback((onChange: () => void) => store.subscribe(onChange).unsubscribe, [store]);
  return useSyncExternalStore(subscribe, store.get, () => rendered);
}
