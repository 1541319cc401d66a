import type { Address, ShippingOption } from "@velours/sdk/types";
import { type AddressForm, emptyAddress } from "../address/AddressForm.ts";

/** The form of one gift card. */
export interface GiftCardDraft {
  /** The recipient's. */
  email: string;
  message: string;
  /** The sender's. */
  name: string;
  /** Day the email is sent on, `YYYY-MM-DD`; empty for at once. */
  date: string;
}

/** What the shopper typed and what of it was found good. Outlives a reload of the tab, not the tab. */
export interface CheckoutDraft {
  email: string;
  shipping: AddressForm;
  billing: AddressForm;
  billingSameAsShipping: boolean;
  /** The shipping option chosen. */
  rate: ShippingOption | null;
  /** Country and currency the option was chosen for; null for not known. */
  region: string | null;
  /** The promotion that held when it was chosen. */
  ratePromotion: string | null;
  /** What was typed for each gift card bought, by its unit; a unit that is not here shows what its line has. */
  giftCards: Readonly<Record<string, GiftCardDraft>>;
  /** The valid parts. */
  saved: { email: string | null; shipping: Address | null; billing: Address | null };
}

export const emptyDraft = (country: string): CheckoutDraft => ({
  email: "",
  shipping: emptyAddress(country),
  billing: emptyAddress(country),
  billingSameAsShipping: true,
  rate: null,
  region: null,
  ratePromotion: null,
  giftCards: {},
  saved: { email: null, shipping: null, billing: null },
});

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
      const stored = JSON.parse(storage.getItem(key) ?? "null") as Partial<CheckoutDraft> | null;
      if (typeof stored !== "object" || stored === null) return empty;
      return {
        ...empty,
        ...stored,
        shipping: { ...empty.shipping, ...stored.shipping },
        billing: { ...empty.billing, ...stored.billing },
        giftCards: { ...stored.giftCards },
        saved: { ...empty.saved, ...stored.saved },
      };
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
