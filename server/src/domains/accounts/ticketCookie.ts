import type { Config } from "../../platform/config/config.ts";
import { codeMinutes } from "./store/oneTimeCodes.ts";

/** Name of the cookie that ties a one-time code to the browser that requested it. */
export const ticketCookieName = ({ environment }: Pick<Config, "environment">): string =>
  environment === "production" ? "__Host-velours_code" : "velours_code";

/** `Set-Cookie` for as long as the code holds. */
export function ticketCookie(config: Pick<Config, "environment">, ticket: string): string {
  const secure = config.environment === "production" ? "; Secure" : "";
  return `${ticketCookieName(config)}=${ticket}; Path=/; Max-Age=${codeMinutes * 60}; HttpOnly; SameSite=Lax${secure}`;
}
