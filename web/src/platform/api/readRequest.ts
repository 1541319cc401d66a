import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import { getRequest } from "@tanstack/react-start/server";
import { parsePathLanguage } from "@velours/sdk/rules";
import type { HostContext } from "./HostContext.ts";
import type { PageRequest } from "./PageRequest.ts";
import { toPageRequest } from "./toPageRequest.ts";

export const readRequest = createIsomorphicFn()
  .server((): PageRequest => toPageRequest(getRequest(), getGlobalStartContext() as HostContext))
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
