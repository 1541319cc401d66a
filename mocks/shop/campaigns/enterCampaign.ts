import type { SiteCode } from "@velours/sdk/types";
import type { Handler } from "../Handler.ts";
import { subscribe } from "./subscribe.ts";

/** Keeps an entry for the desk, once for each address; the outcome is the contract's example. */
export const enterCampaign: Handler<"enterCampaign"> = ({ params: { kind, handle }, body }, context) => {
  const { session, site, now } = context;
  const { name = null, social = null, consent = false } = body;
  const email = body.email.toLowerCase();
  const isOwn = (entry: { kind: string; handle: string; email: string }) =>
    entry.kind === kind && entry.handle === handle && entry.email === email;
  if (!session.campaignEntries.some(isOwn))
    session.campaignEntries = [
      {
        kind,
        handle,
        email,
        name,
        social,
        site: site as SiteCode,
        consent,
        enteredAt: now.toISOString(),
      },
      ...session.campaignEntries,
    ];
  if (consent) subscribe(context, { email, source: kind });
  return undefined;
};
