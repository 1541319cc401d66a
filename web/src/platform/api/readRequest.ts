import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import { getRequest } from "@tanstack/react-start/server";
import { parsePathLanguage } from "@velours/sdk/rules";
import type { HostContext } from "./HostContext.ts";
import type { ShopSettings } from "./ShopSettings.ts";

/**
 * The page's context before the first screen: from the request on the server, from the address bar in the
 * browser.
 */
export interface PageRequest {
  language: ReturnType<typeof parsePathLanguage>;
  scenario: string | undefined;
  nonce: string | undefined;
  /** Undefined in the browser: there the global one is used. */
  fetch: typeof globalThis.fetch | undefined;
  /** Answers to other pages; on the server alone. */
  answers?: HostContext["answers"];
  settings: ShopSettings;
}

export const readRequest = createIsomorphicFn()
  .server((): PageRequest => {
    const request = getRequest();
    const host = getGlobalStartContext() as HostContext;
    const url = new URL(request.url);
    return {
      language: parsePathLanguage(url.pathname),
      scenario: url.searchParams.get("scenario") ?? undefined,
      nonce: host.nonce,
      fetch: host.fetch,
      answers: host.answers,
      settings: {
        site: host.site,
        clientToken: host.clientToken,
        offlinePages: host.offlinePages,
        gateway: host.gateway,
        gatewayUrl: host.gatewayUrl,
        mapEmbedKey: host.mapEmbedKey,
        surveyUrl: host.surveyUrl,
        wallets: host.wallets,
        googlePay: host.googlePay,
        bnplKit: host.bnplKit,
        origin: url.origin,
        country: host.country,
        french: host.french,
        member: host.member,
      },
    };
  })
  .client(
    (): PageRequest => ({
      language: parsePathLanguage(location.pathname),
      scenario: new URLSearchParams(location.search).get("scenario") ?? undefined,
      nonce: undefined,
      fetch: undefined,
      // Replaced by the server's as soon as the page's own data is read.
      settings: {
        site: "boutique",
        clientToken: "",
        gatewayUrl: "",
        origin: location.origin,
        country: undefined,
      },
    }),
  );
