import { DEFAULT_LANGUAGE, getLocale, parsePathLanguage } from "@velours/sdk/rules";
import { renderToStaticMarkup } from "react-dom/server";
import type { HostContext } from "../../platform/api/HostContext.ts";
import { m, textIn } from "../../platform/text/useText.ts";
import { StaticPage } from "./StaticPage.tsx";

const retrySeconds = "5";

/** 503 with a page that says that the shop's data cannot be had, in the address's language. */
export function unavailableAnswer({ url }: Request, host: HostContext): Response {
  const { pathname, search } = new URL(url);
  const language = parsePathLanguage(pathname, host.defaultLanguage ?? DEFAULT_LANGUAGE);
  const text = textIn(getLocale(language, host.country, host.french));
  const page = (
    <StaticPage
      language={language}
      host={host}
      title={text(m.unavailable_title)}
      explanation={text(m.unavailable_text)}
      address={pathname + search}
    />
  );
  return new Response(`<!DOCTYPE html>${renderToStaticMarkup(page)}`, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "retry-after": retrySeconds },
  });
}
