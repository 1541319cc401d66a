import type { Client } from "@velours/sdk";
import { getLocale } from "@velours/sdk/rules";
import type { PageRequest } from "../platform/api/PageRequest.ts";
import type { Shop } from "../platform/api/Shop.ts";
import type { ShopSettings } from "../platform/api/ShopSettings.ts";
import { shareResponses } from "../platform/api/shareResponses.ts";

/** The shop of one page, with its own client: nothing of it outlives the request. */
export function createShop(settings: ShopSettings, request: PageRequest): Shop {
  let api: Promise<Client> | undefined;
  async function load() {
    const api = (await import("./createApi.ts")).createApi(settings, request);
    // The mock answers with what was asked for in the page's address.
    return import.meta.env.SSR && request.answers && !request.scenario
      ? shareResponses(api, request.answers, request.language)
      : api;
  }
  return {
    ...settings,
    language: request.language,
    defaultLanguage: request.defaultLanguage,
    locale: getLocale(request.language, settings.country, settings.french),
    scenario: request.scenario,
    plainCart: request.plainCart,
    api: () => {
      // A failure to fetch the client is not kept: the next call tries again.
      api ??= load().catch((error) => {
        api = undefined;
        throw error;
      });
      return api;
    },
  };
}
