import { randomKey } from "@velours/sdk";
import { useRef } from "react";
import { browserStorage } from "../platform/browser/browserStorage.ts";

const storage = browserStorage("sessionStorage");

/**
 * The Idempotency-Key of a change, the same until its outcome is known. With a subject this tab keeps it: a form that was
 * closed or reloaded after a lost answer cannot make the change a second time under another key.
 */
export function useOpenKey(subject: string | undefined) {
  const key = useRef<string | null>(null);
  const name = subject && `desk_open ${subject}`;
  return {
    open(): string {
      key.current ??= (name ? storage.getItem(name) : null) ?? randomKey();
      if (name) storage.setItem(name, key.current);
      return key.current;
    },
    close() {
      key.current = null;
      if (name) storage.removeItem(name);
    },
  };
}
