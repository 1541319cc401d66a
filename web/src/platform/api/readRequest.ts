import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import { getRequest } from "@tanstack/react-start/server";
import { type AddressLanguage, DEFAULT_LANGUAGE, parsePathLanguage } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import type { HostContext } from "./HostContext.ts";
import type { PageRequest } from "./PageRequest.ts";
import { toPageRequest } from "./toPageRequest.ts";

export const readRequest = createIsomorphicFn()
  .server((): PageRequest => toPageRequest(getRequest(), getGlobalStartContext() as HostContext))
  .client(
    (): PageRequest => ({
      ...readAddressLanguage(),
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

/** The page says the language of addresses without one. */
function readAddressLanguage(): AddressLanguage {
  const defaultLanguage = (document.documentElement.dataset.language as Language) ?? DEFAULT_LANGUAGE;
  return { language: parsePathLanguage(location.pathname, defaultLanguage), defaultLanguage };
}
