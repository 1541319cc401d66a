import { loginPath } from "@velours/sdk/rules";
import type { Shop } from "../api/Shop.ts";
import { m, textIn } from "../text/useText.ts";
import { toasts } from "../ui/toasts.ts";
import { forgetSignedOut, isSignedOutDeferred } from "./deferredSignedOut.ts";

/** Says that the session ended without the shopper's doing on this page. */
export function showSignedOut({ locale }: Pick<Shop, "locale">): void {
  const text = textIn(locale);
  const { pathname, search } = location;
  const link = { text: text(m.log_in), href: loginPath(pathname, search) };
  toasts.show({ text: text(m.signed_out), ...(!pathname.endsWith("/login") && { link }) });
}

export function showDeferredSignedOut(shop: Pick<Shop, "locale">): void {
  if (!isSignedOutDeferred()) return;
  forgetSignedOut();
  showSignedOut(shop);
}
