import { createAtom } from "@tanstack/react-store";

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

const queue = createAtom<readonly Toast[]>([]);
let count = 0;

/** Messages that float above the page until closed. Browser only: nothing is shown while rendering. */
export const toasts = {
  get: queue.get,
  subscribe: queue.subscribe,
  show(toast: Omit<Toast, "id">) {
    count += 1;
    queue.set((shown) => [...shown, { ...toast, id: count }]);
  },
  close(id: number) {
    queue.set((shown) => shown.filter((toast) => toast.id !== id));
  },
};
