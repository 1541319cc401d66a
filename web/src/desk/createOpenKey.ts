import { randomKey } from "@velours/sdk";
import { browserStorage } from "../platform/browser/browserStorage.ts";

const storage = browserStorage("sessionStorage");

/**
 * The Idempotency-Key of a change, the same until its outcome is known. With a subject this tab keeps it: a form that was
 * closed or reloaded after a lost answer cannot make the change a second time under another key.
 */
export function createOpenKey(subject: string | undefined) {
  let key: string | null = null;
  const name = subject && `desk_open ${subject}`;
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
