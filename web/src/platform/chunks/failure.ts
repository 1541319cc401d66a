/** A failed download, and the way to fetch it again. */
export interface Failure {
  /** In place of the general sentence. */
  text?: string | undefined;
  retry: () => void;
  /** The element that had the focus: it gets it back, because pressing a button removes the message. */
  focus: Element | null;
}

let current: Failure | null = null;
const listeners = new Set<() => void>();
const waiting = new Set<() => void>();

function tryWaiting() {
  for (const retry of [...waiting]) retry();
}

function publish(next: Failure | null) {
  current = next;
  for (const listener of listeners) listener();
}

/** The message about a part of the page that could not be fetched; the newest takes the place of an older one. */
export const failure = {
  get: () => current,
  show(next: Omit<Failure, "focus">) {
    publish({ ...next, focus: current?.focus ?? document.activeElement });
  },
  hide: () => publish(null),
  /** Tries again what the message is about, and what older messages were about. */
  retry() {
    const shown = current;
    publish(null);
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
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
