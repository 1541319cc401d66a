import { parsePathLanguage, stripLanguage } from "@velours/sdk/rules";
import { renderToStaticMarkup } from "react-dom/server";
import type { HostContext } from "../../platform/api/HostContext.ts";
import { OfflinePage } from "./OfflinePage.tsx";

/** The page that the service worker shows for those it has not kept; undefined at any other address. */
export function offlineAnswer({ url }: Request, { site }: HostContext): Response | undefined {
  const { pathname } = new URL(url);
  if (stripLanguage(pathname) !== "/offline") return undefined;
  const page = <OfflinePage language={parsePathLanguage(pathname)} site={site} />;
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}
