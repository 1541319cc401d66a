import type { SiteCode } from "@velours/sdk/types";
import type { Handler } from "../Handler.ts";

const seconds = 365 * 24 * 60 * 60;

/** Adds an address to the site's newsletter, once; the cookie hides the exit offer. */
export const subscribeNewsletter: Handler<"subscribeNewsletter"> = ({ body }, { session, site, now }) => {
  const email = body.email.toLowerCase();
  const { subscribers } = session;
  if (!subscribers.some((each) => each.site === site && each.email === email))
    session.subscribers = [
      { site: site as SiteCode, email, source: body.source ?? null, consentedAt: now.toISOString() },
      ...subscribers,
    ];
  return {
    status: 200,
    body: { subscribed: true },
    headers: { "set-cookie": `${site}_newsletter=1; Path=/; Max-Age=${seconds}; SameSite=Lax` },
  };
};
