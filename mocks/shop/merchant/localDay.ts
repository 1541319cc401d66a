import type { MockSession } from "../../session/MockSession.ts";

/** The day of a time in a site's time zone, `YYYY-MM-DD`. */
export function localDay(session: Pick<MockSession, "sites">, site: string, time: string | Date): string {
  const { timeZone = "UTC" } = session.sites.get(site) ?? {};
  // Swedish days are written so.
  return new Date(time).toLocaleDateString("sv-SE", { timeZone });
}
