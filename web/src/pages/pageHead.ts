import { withLanguage } from "@velours/sdk/rules";
import type { Shop } from "../shop/Shop.ts";

/** Title and address of a page of words. `path` has no language. */
export const pageHead = ({ origin, language }: Shop, path: string, title: string) => ({
  meta: [{ title }],
  links: [{ rel: "canonical", href: origin + withLanguage(path, language) }],
});
