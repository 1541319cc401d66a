import { createAtom } from "@tanstack/react-store";

/** A failed download, and the way to fetch it again. */
export interface Failure {
  /** In place of the general sentence. */
  text?: string | undefined;
  retry: () => void;
  /** The element that had the focus: it gets it back, because pressing a button removes the message. */
  focus: Element | null;
}

const current = createAtom<Failure | null>(null);
const waiting = new Set<() => void>();

function tryWaiting() {
  for (const retry of [...waiting]) retry();
}

/** The message about a part of the page that could not be fetched; the newest takes the place of an older one. */
export const failure = {
  get: current.get,
  subscribe: current.subscribe,
  show(next: Omit<Failure, "focus">) {
    current.set((shown) => ({ ...next, focus: shown?.focus ?? document.activeElement }));
  },
  hide: () => current.set(null),
  /** Tries again what the message is about, and what older messages were about. */
  retry() {
    const shown = current.get();
    current.set(null);
    shown?.retry();
    tryWaiting();
  },
  /** Also tries again with any other message and when the network is back: a newer message may hide this part's own. */
  wait(retry: () => void): () => void {
    if (waiting.size === 0) addEventListener("online", tryWaiting);
    waiting.add(retry);
    return () => {
      waiting.delete(retry);
      if (waiting.size === 0) removeEventListener("online", tryWaiting);
    };
  },
};
