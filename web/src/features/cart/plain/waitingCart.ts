import { readCookie, storageNames } from "@velours/sdk/rules";
import { setCookie } from "../../../platform/browser/setCookie.ts";

const nameOf = (site: string): string => storageNames(site, "").plainCart;

/** The cart that this browser filled without scripts, until it is part of the stored one. */
export const readWaitingCart = (site: string): string | undefined =>
  readCookie(document.cookie, nameOf(site)) || undefined;

/** Forgets it, unless it is another one by now. */
export function forgetWaitingCart(site: string, value: string): void {
  if (readWaitingCart(site) === value) setCookie(nameOf(site), "", 0);
}
