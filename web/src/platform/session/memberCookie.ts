import { MEMBER_COOKIE, readMemberId } from "@velours/sdk/rules";
import { setCookie } from "../browser/setCookie.ts";

/** As long as the longest session. */
const LIFE = 180 * 86_400;

/** Id of the member who signed in with this browser. */
export const readMember = (): number | undefined => readMemberId(document.cookie);

/** Without `remember` it goes when the browser closes, as the session does. */
export const keepMember = (id: number, remember: boolean): void =>
  setCookie(MEMBER_COOKIE, String(id), remember ? LIFE : undefined);

export const forgetMember = (): void => setCookie(MEMBER_COOKIE, "", 0);
