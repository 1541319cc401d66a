import { randomKey } from "@velours/sdk";
import type { MerchantAccess } from "@velours/sdk/types";
import { browserStorage } from "../platform/browser/browserStorage.ts";

const storage = browserStorage("sessionStorage");

/**
 * The Idempotency-Key of a change, the same until its outcome is known. With a subject this tab keeps it: a form that was
 * closed or reloaded after a lost answer cannot make the change a second time under another key.
 * Another person's change has another key.
 */
export function createOpenKey(subject: string | undefined, by?: Pick<MerchantAccess, "kind" | "id">) {
  let key: string | null = null;
  const name = subject && `desk_open ${by?.kind} ${by?.id} ${subject}`;
  return {
    open(): string {
      key ??= (name ? storage.getItem(name) : null) ?? randomKey();
      if (name) storage.setItem(name, key);
      return key;
    },
    close() {
      key = null;
      if (name) storage.removeItem(name);
    },
  };
}

/**
 * A change of an order that must not be made twice, and how often the order shows such a change: once it shows this one, the
 * next is another.
 */
export interface OrderChange {
  operation: string;
  number: string;
  shown: number;
}

/** Names it in every form that makes it. */
export const orderSubject = ({ operation, number, shown }: OrderChange) => `${operation} ${number} ${shown}`;
