import { DEFAULT_LANGUAGE, getLocale, parsePathLanguage, stripLanguage } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import type { HostContext } from "../../platform/api/HostContext.ts";
import { m, textIn } from "../../platform/text/useText.ts";
import { StaticPage } from "./StaticPage.tsx";

/**
 * In place of a page that was not kept, without a network. The service worker fills the list, and writes the requested
 * address in place of `/offline`.
 */
function OfflinePage(props: { language: Language; host: HostContext }) {
  const { country, french } = props.host;
  const text = textIn(getLocale(props.language, country, french));
  return (
    <StaticPage
      {...props}
      title={text(m.offline_title)}
      explanation={text(m.offline_text)}
      address="/offline"
    >
      <h2 className="mt-6 text-xl font-semibold">{text(m.offline_pages)}</h2>
      <ul className="flex flex-col gap-2 [&_a]:inline-flex [&_a]:min-h-6 [&_a]:text-brand-700 [&_a]:underline [&_a]:underline-offset-4" />
    </StaticPage>
  );
}

/** The page that the service worker shows for those it has not kept; undefined at any other address. */
export function offlineAnswer({ url }: Request, host: HostContext): Response | undefined {
  const { pathname } = new URL(url);
  if (stripLanguage(pathname) !== "/offline") return undefined;
  const page = (
    <OfflinePage
      language={parsePathLanguage(pathname, host.defaultLanguage ?? DEFAULT_LANGUAGE)}
      host={host}
    />
  );
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}
