import { BRAND } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import { browserStorage } from "../browser/browserStorage.ts";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";
import { toasts } from "../ui/toasts.ts";

const KEY = `${BRAND}_signed_out`;

/** Says that the session ended without the shopper's doing on this page. */
export const showSignedOut = (language: Language): void =>
  toasts.show({ text: textIn(language)(m.signed_out) });

/** The page that is about to load says it. */
export const deferSignedOut = (): void => browserStorage("sessionStorage").setItem(KEY, "1");

export function showDeferredSignedOut(language: Language): void {
  const storage = browserStorage("sessionStorage");
  if (storage.getItem(KEY) === null) return;
  storage.removeItem(KEY);
  showSignedOut(language);
}
