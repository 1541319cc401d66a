import { accountHead } from "../../platform/routing/accountHead.ts";
import { pageTitle } from "../../platform/routing/pageTitle.ts";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { m, textIn } from "../../platform/text/useText.ts";

const PATH = "/track";

/** The page that tracks an order: not for search engines, and the same for everybody until its form is sent. */
export async function loadTrack({ shop, queries }: RouterContext) {
  const text = textIn(shop.locale);
  const { name: site } = await queries.get(siteQuery(shop));
  const title = pageTitle(text(m.track_title), site);
  return {
    head: accountHead(shop, PATH, { title, description: text(m.track_description, { site }) }),
  };
}
