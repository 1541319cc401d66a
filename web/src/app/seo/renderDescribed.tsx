import { getSsrStatus, transformHtmlStringWithRouter } from "@tanstack/react-router/ssr/server";
import { defineHandlerCallback, StartServer } from "@tanstack/react-start/server";
import { iconPath, stripLanguage, withLanguage } from "@velours/sdk/rules";
import type { Site } from "@velours/sdk/types";
import { renderToReadableStream, renderToString } from "react-dom/server";
import type { Shop } from "../../platform/api/Shop.ts";
import type { getRouter } from "../router.tsx";
import { describePage } from "./describePage.ts";
import { element } from "./elements.ts";

type Router = ReturnType<typeof getRouter>;

/** React's marker of a part that failed, and that the browser will draw. */
const LEFT_OUT = "<!--$!-->";

/** Links that a phone needs for its home screen. */
const appLinks = (shop: Shop, look: Site["look"]): string =>
  element("link", { rel: "manifest", href: withLanguage("/manifest.webmanifest", shop) }) +
  element("link", { rel: "apple-touch-icon", href: iconPath(shop.site, look, "180") });

/**
 * Renders a page in one piece: its loaders have brought all data before, and no part of it waits. Into its head comes
 * what search engines and social networks read. Throws what a component throws outside all boundaries.
 */
export const renderDescribed = defineHandlerCallback<Router>(async ({ router, request, responseHeaders }) => {
  try {
    const rendered = renderToString(<StartServer router={router} />);
    if (rendered.includes(LEFT_OUT)) await report(router, request);
    // As bytes: a response of a string would copy it four times.
    const html = Buffer.from(await transformHtmlStringWithRouter(router, rendered));
    const status = getSsrStatus(router);
    const page = status === 200 ? insertIntoHead(html, await describe(router, request)) : html;
    return new Response(page, { status, headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

function insertIntoHead(html: Buffer<ArrayBuffer>, elements: string): Buffer<ArrayBuffer> {
  const end = html.indexOf("</head>");
  if (end < 0) return html;
  return Buffer.concat([html.subarray(0, end), Buffer.from(elements), html.subarray(end)]);
}

async function describe(router: Router, { url }: Request): Promise<string> {
  const { matches } = router.state;
  type Tags = readonly (Record<string, unknown> | undefined)[];
  const described = await describePage({
    context: router.options.context,
    url,
    path: stripLanguage(new URL(url).pathname),
    data: matches.at(-1)?.loaderData,
    meta: matches.flatMap(({ meta }) => (meta ?? []) as Tags),
    links: matches.flatMap(({ links }) => (links ?? []) as Tags),
    // The page is whole without them.
  }).catch(() => "");
  const { site } = (matches[0]?.loaderData ?? {}) as { site?: Site };
  return appLinks(router.options.context.shop, site?.look) + described;
}

/** Logs why a part was left out: only React's other renderer hands out what a part threw. */
async function report(router: Router, { url }: Request): Promise<void> {
  const onError = (error: unknown) => console.error(`${url}: a part of the page failed.`, error);
  try {
    const stream = await renderToReadableStream(<StartServer router={router} />, { onError });
    await stream.cancel();
  } catch {
    // Logged by then. The page itself is rendered and is sent.
  }
}
