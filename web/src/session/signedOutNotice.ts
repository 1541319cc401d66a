import { BRAND, loginPath } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import { browserStorage } from "../browser/browserStorage.ts";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";
import { toasts } from "../ui/toasts.ts";

const KEY = `${BRAND}_signed_out`;

/** Says that the session ended without the shopper's doing on this page. */
export function showSignedOut(language: Language): void {
  const text = textIn(language);
  const { pathname, search } = location;
  const link = { text: text(m.log_in), href: loginPath(pathname, search) };
  toasts.show({ text: text(m.signed_out), ...(!pathname.endsWith("/login") && { link }) });
}

/** The page that is about to load says it. */
export const deferSignedOut = (): void => browserStorage("sessionStorage").setItem(KEY, "1");

/** It is said on the page already. */
export const forgetSignedOut = (): void => browserStorage("sessionStorage").removeItem(KEY);

export function showDeferredSignedOut(language: Language): void {
  if (browserStorage("sessionStorage").getItem(KEY) === null) return;
  forgetSignedOut();
  showSignedOut(language);
}
