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

/** `Set-Cookie` that takes it away. */
export const clearedSessionCookie = (config: Environment): string => cookie(config, "", "; Max-Age=0");

function cookie(config: Environment, value: string, life: string): string {
  const secure = config.environment === "production" ? "; Secure" : "";
  return `${sessionCookieName(config)}=${value}; Path=/${life}; HttpOnly; SameSite=Lax${secure}`;
}
