import { MEMBER_COOKIE } from "@velours/sdk/rules";
import type { Config } from "../../platform/config/config.ts";
import { getLifetime } from "./store.ts";

type Environment = Pick<Config, "environment">;

/**
 * Name of the session's cookie. In production browsers hold the `__Host-` name to this very host and to HTTPS;
 * elsewhere the shop runs on plain HTTP, where not every browser takes such a cookie.
 */
export const sessionCookieName = ({ environment }: Environment): string =>
  environment === "production" ? "__Host-velours_session" : "velours_session";

/** `Set-Cookie` that gives the browser a session; without `remember` it lasts until the browser closes. */
export function sessionCookie(config: Environment, token: string, remember: boolean): string {
  return cookie(config, token, remember ? `; Max-Age=${getLifetime(true).seconds}` : "");
}

/**
 * `Set-Cookie` with the member's id, for the shop's pages. It comes with the session's own: of two sign-ins at once the
 * browser then keeps both cookies of the same one.
 */
export function memberCookie(config: Environment, id: number, remember: boolean): string {
  const life = remember ? `; Max-Age=${getLifetime(true).seconds}` : "";
  return `${MEMBER_COOKIE}=${id}; Path=/${life}; SameSite=Lax${secure(config)}`;
}

/** `Set-Cookie` that ends the session. */
export const clearedSessionCookie = (config: Environment): string => cookie(config, "", "; Max-Age=0");

function cookie(config: Environment, value: string, life: string): string {
  return `${sessionCookieName(config)}=${value}; Path=/${life}; HttpOnly; SameSite=Lax${secure(config)}`;
}

const secure = ({ environment }: Environment): string => (environment === "production" ? "; Secure" : "");
