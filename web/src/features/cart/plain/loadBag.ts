import { getRegion } from "@velours/sdk/rules";
import { accountHead } from "../../../platform/routing/accountHead.ts";
import { pageTitle } from "../../../platform/routing/pageTitle.ts";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import { siteQuery } from "../../../platform/sites/queries.ts";
import { m, textIn } from "../../../platform/text/useText.ts";
import type { PlainCartView } from "./viewPlainCart.ts";

/** In the bag's address: the code that was not taken, or that it was a gift card's. */
export interface Refused {
  refused?: string;
  giftCard?: string;
}

/** The page of the bag for browsers without scripts; all others open it over the page. */
export async function loadBag({ shop, queries }: RouterContext, { refused: refusedCode, giftCard }: Refused) {
  const { locale, country } = shop;
  const text = textIn(locale);
  const site = await queries.get(siteQuery(shop));
  const title = pageTitle(text(m.your_bag), site.name);
  const head = accountHead(shop, "/bag", {
    title,
    description: text(m.checkout_description, { site: site.name }),
  });
  let view: PlainCartView | null = null;
  if (import.meta.env.SSR) {
    const [{ parsePlainCart }, { pricePlainCart }, { sendPlainForm }, { viewPlainCart }] = await Promise.all([
      import("./plainCart.ts"),
      import("./pricePlainCart.ts"),
      import("./sendPlainForm.ts"),
      import("./viewPlainCart.ts"),
    ]);
    const plain = parsePlainCart(shop.plainCart);
    const state = await pricePlainCart({ shop, queries }, plain);
    // Not the message but the code is in the address: anybody can write one.
    const form = new URLSearchParams({ change: "code", code: refusedCode ?? "" });
    const refused = giftCard
      ? text(m.plain_bag_gift_card)
      : (await sendPlainForm({ shop, queries }, plain, form)).refused;
    view = viewPlainCart(plain, state, {
      text,
      language: shop,
      region: getRegion(site.regions, country)!,
      limits: site.limits,
      navigation: site.navigation,
      refused: refused ?? null,
    });
  }
  return { head, view };
}
