import type { Config } from "../../platform/config/config.ts";

type Environment = Pick<Config, "environment">;

/** Browsers keep a cookie for at most 400 days. */
export const deviceDays = 365;

/** Name of the cookie that marks a browser where a member signed in before. It does not sign in. */
export const deviceCookieName = ({ environment }: Environment): string =>
  environment === "production" ? "__Host-velours_device" : "velours_device";

/** Both of its names. */
export const deviceCookieNames: readonly string[] = ["velours_device", "__Host-velours_device"];

/** `Set-Cookie` that makes a browser known. */
export function deviceCookie(config: Environment, token: string): string {
  const secure = config.environment === "production" ? "; Secure" : "";
  const seconds = deviceDays * 24 * 60 * 60;
  return `${deviceCookieName(config)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
