import type { AnyRouter } from "@tanstack/react-router";

type Listener = (router: AnyRouter) => Promise<void>;

function createEvent() {
  const listeners = new Set<Listener>();
  return {
    on: (listener: Listener): void => void listeners.add(listener),
    emit: async (router: AnyRouter): Promise<void> =>
      void (await Promise.all([...listeners].map((listener) => listener(router)))),
  };
}

/** The first page is at rest, and the session begins. */
export const sessionStart = createEvent();

/** The page is another shopper's: prices may be others. */
export const memberChange = createEvent();
