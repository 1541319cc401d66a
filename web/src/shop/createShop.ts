import type { Client } from "@velours/sdk";
import type { PageRequest } from "./readRequest.ts";
import type { Shop } from "./Shop.ts";
import type { ShopSettings } from "./ShopSettings.ts";

/** The shop of one page, with its own client: nothing of it outlives the request. */
export function createShop(settings: ShopSettings, request: PageRequest): Shop {
  const { language, scenario, fetch } = request;
  let client: Promise<Client> | undefined;
  async function load() {
    const { createClient, watchSession } = await import("@velours/sdk");
    return createClient({
      baseUrl: `${settings.origin}/api`,
      clientToken: settings.clientToken,
      language,
      // A session that ended elsewhere makes the page load anew (4.1); while rendering there is none to watch.
      ...(fetch
        ? { fetch }
        : { onResponse: watchSession({ onInvalid: () => location.reload() }).onResponse }),
      ...(scenario && { scenario }),
    });
  }
  return {
    ...settings,
    language,
    scenario,
    api: () => {
      client ??= load();
      return client;
    },
  };
}
