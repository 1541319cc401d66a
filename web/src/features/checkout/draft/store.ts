import { type Atom, createAtom } from "@tanstack/react-store";
import { type CheckoutDraft, emptyDraft } from "./CheckoutDraft.ts";
import { parseDraft } from "./parseDraft.ts";

export interface DraftStore extends Pick<Atom<CheckoutDraft>, "get" | "subscribe"> {
  set: (change: Partial<CheckoutDraft>) => void;
  clear: () => void;
}

interface Options {
  key: string;
  country: string;
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
}

export function createDraftStore({ key, country, storage }: Options): DraftStore {
  const draft = createAtom(read());

  function read(): CheckoutDraft {
    const empty = emptyDraft(country);
    try {
      return parseDraft(JSON.parse(storage.getItem(key) ?? "null"), empty);
    } catch {
      return empty;
    }
  }

  function publish(next: CheckoutDraft, write: () => void) {
    try {
      write();
    } catch (error) {
      console.warn("The checkout could not be kept for a reload.", error);
    }
    draft.set(next);
  }

  return {
    get: draft.get,
    subscribe: draft.subscribe,
    set: (change) => {
      const next = { ...draft.get(), ...change };
      publish(next, () => storage.setItem(key, JSON.stringify(next)));
    },
    clear: () => publish(emptyDraft(country), () => storage.removeItem(key)),
  };
}
