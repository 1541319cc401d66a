import { withLanguage } from "@velours/sdk/rules";
import type { Shop } from "../shop/Shop.ts";
import { m } from "../text/m.ts";
import { textIn } from "../text/useText.ts";

/** Checkout is not for search engines; its address is the one without a query. */
export function checkoutHead({ language, origin }: Shop) {
  const text = textIn(language);
  return {
    meta: [
      { title: text(m.checkout_title) },
      { name: "robots", content: "noindex,nofollow" },
      { name: "description", content: text(m.checkout_description) },
    ],
    links: [{ rel: "canonical", href: `${origin}${withLanguage("/checkout", language)}` }],
  };
}
