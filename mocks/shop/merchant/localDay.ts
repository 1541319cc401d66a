import { siteDay } from "@velours/sdk/rules";
import type { MockSession } from "../../session/MockSession.ts";

/** The day of a time in a site's time zone, `YYYY-MM-DD`. */
export const localDay = (session: Pick<MockSession, "sites">, site: string, time: string): string =>
  siteDay(Date.parse(time), session.sites.get(site)?.timeZone);
