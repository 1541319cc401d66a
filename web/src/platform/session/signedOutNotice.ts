import { loginPath } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";
import { toasts } from "../ui/toasts.ts";
import { forgetSignedOut, isSignedOutDeferred } from "./deferredSignedOut.ts";

/** Says that the session ended without the shopper's doing on this page. */
export function showSignedOut(language: Language): void {
  const text = textIn(language);
  const { pathname, search } = location;
  const link = { text: text(m.log_in), href: loginPath(pathname, search) };
  toasts.show({ text: text(m.signed_out), ...(!pathname.endsWith("/login") && { link }) });
}

export function showDeferredSignedOut(language: Language): void {
  if (!isSignedOutDeferred()) return;
  forgetSignedOut();
  showSignedOut(language);
}
