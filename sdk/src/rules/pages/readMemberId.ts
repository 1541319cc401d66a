import { readCookie } from "../readCookie.ts";
import { BRAND } from "../storageNames.ts";

/** Cookie with the id of the member who signed in. It proves nothing: the API decides by the session's own cookie. */
export const MEMBER_COOKIE = `${BRAND}_member`;

/** Id of the member whom a browser's cookies name. */
export function readMemberId(cookies: string | undefined): number | undefined {
  const id = readCookie(cookies ?? "", MEMBER_COOKIE);
  return id && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}
