import { type CheckoutDraft, emptyDraft } from "./CheckoutDraft.ts";
import { parseDraft } from "./parseDraft.ts";

export interface DraftStore {
  get: () => CheckoutDraft;
  set: (change: Partial<CheckoutDraft>) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

interface Options {
  key: string;
  country: string;
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
}

export function createDraftStore({ key, country, storage }: Options): DraftStore {
  let draft = read();
  const listeners = new Set<() => void>();

  function read(): CheckoutDraft {
    const empty = emptyDraft(country);
    try {
      return parseDraft(JSON.parse(storage.getItem(key) ?? "null"), empty);
    } catch {
      return empty;
    }
  }

  function publish(next: CheckoutDraft, write: () => void) {
    draft = next;
    try {
      write();
    } catch (error) {
      console.warn("The checkout could not be kept for a reload.", error);
    }
    for (const listener of listeners) listener();
  }

  return {
    get: () => draft,
    set: (change) => {
      const next = { ...draft, ...change };
      publish(next, () => storage.setItem(key, JSON.stringify(next)));
    },
    clear: () => publish(emptyDraft(country), () => storage.removeItem(key)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
