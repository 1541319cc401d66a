export interface Toast {
  id: number;
  title?: string;
  text?: string;
  /** Words from the API, which are HTML by contract. */
  html?: string;
  /** Where the shopper can go on. */
  link?: { text: string; href: string };
  /** Address of a picture. */
  image?: string;
}

let queue: Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function publish(next: Toast[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/** Messages that float above the page until closed. Browser only: nothing is shown while rendering. */
export const toasts = {
  show(toast: Omit<Toast, "id">) {
    count += 1;
    publish([...queue, { ...toast, id: count }]);
  },
  close(id: number) {
    publish(queue.filter((toast) => toast.id !== id));
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  list: () => queue,
};
