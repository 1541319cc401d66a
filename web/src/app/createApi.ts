import { type Client, createClient, type Scenario } from "@velours/sdk";
import type { PageRequest } from "../platform/api/PageRequest.ts";
import type { ShopSettings } from "../platform/api/ShopSettings.ts";
import { learnServerTime } from "../platform/browser/serverClock.ts";
import { sessionWatch } from "../platform/session/sessionWatch.ts";

/** The SDK's client for a page. */
export function createApi(
  settings: ShopSettings,
  { language, scenario, fetch, settings: { origin } }: PageRequest,
): Client {
  return createClient({
    // Where the shopper is, not where the page's links lead: another host has no session of theirs.
    baseUrl: `${origin}/api`,
    clientToken: settings.clientToken,
    language,
    // A session that ended elsewhere reloads the page; the server's rendering has none to watch.
    ...(fetch ? { fetch, retries: 0 } : { onResponse: watchResponse }),
    // An address may name anything; the client asks for references of the contract alone.
    ...(scenario && { scenario: scenario as Scenario }),
  });
}

function watchResponse(response: Response, call: { startedAt: number }): void {
  learnServerTime(response);
  sessionWatch.onResponse(response, call);
}
