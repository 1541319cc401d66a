import { siteText, withLanguage } from "@velours/sdk/rules";
import type { Site } from "@velours/sdk/types";
import type { Shop } from "../../platform/api/Shop.ts";
import { pageTitle } from "../../platform/routing/pageTitle.ts";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { siteQuery } from "../../platform/sites/queries.ts";
import { m, textIn } from "../../platform/text/useText.ts";
import { loadOrder } from "./order/loadOrder.ts";

/** Checkout is not for search engines; its address is the one without a query. */
function checkoutHead(shop: Shop, site: Site) {
  const { language, origin, locale } = shop;
  const text = textIn(locale);
  const description =
    siteText(site.texts?.checkoutDescription, language) ?? text(m.checkout_description, { site: site.name });
  return {
    meta: [
      { title: pageTitle(text(m.checkout_title), site.name) },
      { name: "robots", content: "noindex,nofollow" },
      { name: "description", content: description },
    ],
    links: [{ rel: "canonical", href: `${origin}${withLanguage("/checkout", shop)}` }],
  };
}

/** The checkout's head, and the order of `?id=`. */
export async function loadCheckout(context: RouterContext, id: string | undefined) {
  const { shop, queries } = context;
  const site = await queries.get(siteQuery(shop));
  return { head: checkoutHead(shop, site), ...(await loadOrder(context, id)) };
}
