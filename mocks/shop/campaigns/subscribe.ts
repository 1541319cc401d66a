import type { SiteCode } from "@velours/sdk/types";
import type { Context } from "../Handler.ts";

/** Adds an address in lower case to the newsletter of the request's site, once. */
export function subscribe(
  { session, site, now }: Context,
  { email, source }: { email: string; source: string | null },
): void {
  const { subscribers } = session;
  if (subscribers.some((each) => each.site === site && each.email === email)) return;
  const consentedAt = now.toISOString();
  session.subscribers = [{ site: site as SiteCode, email, source, consentedAt }, ...subscribers];
}
