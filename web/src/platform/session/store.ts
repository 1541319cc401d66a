import { type Atom, createAtom } from "@tanstack/react-store";
import type { Credits, User, Wishlist } from "@velours/sdk/types";

declare module "../routing/RouterContext.ts" {
  interface RouterContext {
    session: SessionStore;
  }
}

export type WishlistItems = Wishlist["items"];

/** A member's press on a heart that the shop has not answered. */
export interface WishPress {
  member: number;
  product: number;
  /** The product is to be in the wishlist. */
  isWish: boolean;
  site: WishlistItems[number]["site"];
}

export interface SessionState {
  /** The signed-in member; null for a guest, undefined until it is known. */
  user: User | null | undefined;
  /** Null until they are fetched. */
  credits: Credits | null;
  wishlist: Wishlist | null;
  presses: readonly WishPress[];
}

/** Rendering and hydration know no member: the HTML may be shared by all visitors. */
export const unknownSession: SessionState = {
  user: undefined,
  credits: null,
  wishlist: null,
  presses: [],
};

/** The signed-in member on this page. */
export interface SessionStore extends Pick<Atom<SessionState>, "get" | "subscribe"> {
  set: (change: Partial<SessionState>) => void;
  /** The request for the signed-in member while it is under way. */
  loading: Promise<User | null> | null;
  /**
   * Reads or changes the member's wishlist after all that began before: an answer from before a press on a heart would
   * take back what the press has done.
   */
  queueWishlist: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

export function createSessionStore(): SessionStore {
  const state = createAtom(unknownSession);
  let earlier: Promise<unknown> = Promise.resolve();
  return {
    loading: null,
    queueWishlist: (work) => {
      const done = earlier.then(work);
      earlier = done.catch(() => {});
      return done;
    },
    get: state.get,
    subscribe: state.subscribe,
    set: (change) => state.set((before) => ({ ...before, ...change })),
  };
}
