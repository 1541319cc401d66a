/** What could not be fetched, and what fetches it again. */
export interface Failure {
  /** In place of the general sentence. */
  text?: string | undefined;
  retry: () => void;
  /** What had the focus: the message goes away when its button is pressed. */
  focus: Element | null;
}

let current: Failure | null = null;
const listeners = new Set<() => void>();

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
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
