import { isPersonalPath } from "@velours/sdk/rules";
import { ownUrl } from "./addresses.ts";
import { pages } from "./caches.ts";
import { readFallback } from "./fallbackPage.ts";
import { toOfflineCopy } from "./toOfflineCopy.ts";

/** A page: from the network, else as it was kept, else the page that says what can be read without a network. */
export async function answerNavigation({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return ((await preloadResponse) as Response | undefined) ?? (await fetch(request));
  } catch (error) {
    const url = ownUrl(request.url);
    if (url === undefined) throw error;
    const kept = isPersonalPath(url.pathname) ? undefined : await pages.get(url.href);
    if (kept !== undefined) return toOfflineCopy(kept);
    const page = await readFallback(url);
    if (page === undefined) throw error;
    return page;
  }
}
