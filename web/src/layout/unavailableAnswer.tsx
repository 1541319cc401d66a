import { parsePathLanguage } from "@velours/sdk/rules";
import { renderToStaticMarkup } from "react-dom/server";
import type { HostContext } from "../shop/HostContext.ts";
import { UnavailablePage } from "./UnavailablePage.tsx";

const retrySeconds = "5";

/** 503 with a page that says so, in the address's language. */
export function unavailableAnswer({ url }: Request, { site }: HostContext): Response {
  const { pathname, search } = new URL(url);
  const page = (
    <UnavailablePage language={parsePathLanguage(pathname)} site={site} address={pathname + search} />
  );
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "retry-after": retrySeconds },
  });
}
