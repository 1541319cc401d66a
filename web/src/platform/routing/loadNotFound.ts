import { withLanguage } from "@velours/sdk/rules";
import { siteQuery } from "../sites/queries.ts";
import { m, textIn } from "../text/useText.ts";
import { pageTitle } from "./pageTitle.ts";
import type { RouterContext } from "./RouterContext.ts";

/** Head of the page for what is not there. */
export async function loadNotFound({ shop, queries }: RouterContext) {
  const text = textIn(shop.locale);
  const { name } = await queries.get(siteQuery(shop));
  return {
    meta: [
      { title: pageTitle(text(m.not_found_title), name) },
      { name: "robots", content: "noindex" },
      { name: "description", content: text(m.not_found_text) },
    ],
    links: [{ rel: "canonical", href: shop.origin + withLanguage("/404", shop) }],
  };
}
