import { defaultStreamHandler, defineHandlerCallback } from "@tanstack/react-start/server";
import { stripLanguage, withLanguage } from "@velours/sdk/rules";
import type { getRouter } from "../router.tsx";
import type { Shop } from "../shop/Shop.ts";
import { describePage } from "./describePage.ts";
import { element } from "./elements.ts";
import { insertIntoHead } from "./insertIntoHead.ts";

type Router = ReturnType<typeof getRouter>;

/** Sites whose icon has a colour of its own. */
const OWN_ICONS: ReadonlySet<string> = new Set(["outlet", "closet"]);

/** What a phone puts on its home screen. */
const appLinks = ({ language, site }: Shop): string =>
  element("link", { rel: "manifest", href: withLanguage("/manifest.webmanifest", language) }) +
  element("link", {
    rel: "apple-touch-icon",
    href: OWN_ICONS.has(site) ? `/assets/img/icon-${site}-180.png` : "/apple-touch-icon.png",
  });

/** Renders a page and writes into its head what search engines and social networks read. */
export const renderDescribed = defineHandlerCallback<Router>(async (rendering) => {
  const answer = await defaultStreamHandler(rendering);
  const response = answer instanceof Response ? answer : answer.response;
  if (response.status !== 200 || response.body === null) return answer;
  // The page is whole without them.
  const elements = await describe(rendering).catch(() => "");
  const described = new Response(
    insertIntoHead(response.body, appLinks(rendering.router.options.context.shop) + elements),
    response,
  );
  return answer instanceof Response ? described : { ...answer, response: described };
});

function describe({ router, request }: { router: Router; request: Request }): Promise<string> {
  const { matches } = router.state;
  type Tags = readonly (Record<string, unknown> | undefined)[];
  return describePage({
    context: router.options.context,
    url: request.url,
    path: stripLanguage(new URL(request.url).pathname),
    data: matches.at(-1)?.loaderData,
    meta: matches.flatMap(({ meta }) => (meta ?? []) as Tags),
    links: matches.flatMap(({ links }) => (links ?? []) as Tags),
  });
}
