import { withLanguage } from "@velours/sdk/rules";
import type { Shop } from "../api/Shop.ts";

/** The account's pages are not for search engines. A reset's token is not told to other hosts. */
export const accountHead = (
  shop: Shop,
  path: string,
  { title, description }: { title: string; description: string },
) => ({
  meta: [
    { title },
    { name: "description", content: description },
    { name: "robots", content: "noindex,nofollow" },
    { name: "referrer", content: "same-origin" },
  ],
  links: [{ rel: "canonical", href: shop.origin + withLanguage(path, shop) }],
});
