import { DEFAULT_LANGUAGE, parsePathLanguage } from "@velours/sdk/rules";
import type { HostContext } from "./HostContext.ts";
import type { PageRequest } from "./PageRequest.ts";

/** A page's context on the server. */
export function toPageRequest(request: Request, host: HostContext): PageRequest {
  const url = new URL(request.url);
  const { defaultLanguage = DEFAULT_LANGUAGE } = host;
  return {
    language: parsePathLanguage(url.pathname, defaultLanguage),
    defaultLanguage,
    scenario: url.searchParams.get("scenario") ?? undefined,
    nonce: host.nonce,
    fetch: host.fetch,
    answers: host.answers,
    plainCart: host.plainCart,
    settings: {
      site: host.site,
      clientToken: host.clientToken,
      offlinePages: host.offlinePages,
      gateway: host.gateway,
      gatewayUrl: host.gatewayUrl,
      mapEmbedKey: host.mapEmbedKey,
      surveyUrl: host.surveyUrl,
      conversionUrl: host.conversionUrl,
      wallets: host.wallets,
      googlePay: host.googlePay,
      bnplKit: host.bnplKit,
      origin: url.origin,
      country: host.country,
      french: host.french,
      member: host.member,
    },
  };
}
