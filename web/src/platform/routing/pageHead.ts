import { withLanguage } from "@velours/sdk/rules";
import type { Shop } from "../api/Shop.ts";

/** Title, description and address of a page of words. `path` has no language. */
export const pageHead = (shop: Shop, path: string, title: string, description?: string) => ({
  meta: [{ title }, ...(description ? [{ name: "description", content: description }] : [])],
  links: [{ rel: "canonical", href: shop.origin + withLanguage(path, shop) }],
});
