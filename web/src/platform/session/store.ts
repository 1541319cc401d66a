import type { Credits, User, Wishlist } from "@velours/sdk/types";

export interface SessionState {
  /** The signed-in member; null for a guest, undefined until it is known. */
  user: User | null | undefined;
  /** Null until they are fetched. */
  credits: Credits | null;
  wishlist: Wishlist | null;
}

const unknown: SessionState = { user: undefined, credits: null, wishlist: null };

/** The signed-in member on this page. */
export interface SessionStore {
  get: () => SessionState;
  set: (change: Partial<SessionState>) => void;
  subscribe: (listener: () => void) => () => void;
  /** The request for the signed-in member while it is under way. */
  loading: Promise<User | null> | null;
}

export function createSessionStore(): SessionStore {
  let state = unknown;
  const listeners = new Set<() => void>();
  return {
    loading: null,
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Rendering and hydration know no member: the HTML may be shared by all visitors. */
export const unknownSession = (): SessionState => unknown;
