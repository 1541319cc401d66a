import { withLanguage } from "@velours/sdk/rules";
import { pageTitle } from "../../platform/routing/pageTitle.ts";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { m } from "../../platform/text/m.ts";
import { textIn } from "../../platform/text/useText.ts";

/** Head of the page for what is not there. */
export async function loadNotFound({ shop, queries }: RouterContext) {
  const text = textIn(shop.language, shop.country);
  const { name } = await queries.get(siteQuery(shop));
  return {
    meta: [
      { title: pageTitle(text(m.not_found_title), name) },
      { name: "robots", content: "noindex" },
      { name: "description", content: text(m.not_found_text) },
    ],
    links: [{ rel: "canonical", href: shop.origin + withLanguage("/404", shop.language) }],
  };
}
