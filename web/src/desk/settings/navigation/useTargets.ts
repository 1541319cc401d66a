import { collectionAddress, PAGE_PATHS } from "@velours/sdk/rules";
import type { NavigationMenuEntry, SiteCode } from "@velours/sdk/types";
import { useFoundProducts } from "../../products/useFoundProducts.ts";
import { currentRows, usePage } from "../../usePage.ts";
import { collectionsKey } from "../collections/collectionPlaces.ts";
import { pagesKey } from "../pages/pagePlaces.ts";

/** Something in the shop that an entry can lead to. */
export interface Target {
  url: string;
  label: string;
  /** The address, unless the label says it. */
  detail?: string;
}

const target = (url: string, label = url): Target => ({ url, label, ...(label !== url && { detail: url }) });

const MOST = 8;

/** Pages without a part of their own that a menu has no use for. */
const passing = ["/404", "/bag", "/checkout", "/forgot-password", "/logout", "/reset-password", "/thankyou"];

const shopPages: readonly string[] = PAGE_PATHS.map((path) => path.replace(/\/:\w+\?$/, "")).filter(
  (path) => !path.includes(":") && !passing.includes(path),
);

interface Menus {
  site: SiteCode;
  navigation: readonly NavigationMenuEntry[];
  /** Address of the entry above. */
  above: string | undefined;
}

/** The first collections, pages of words, products and other pages for exactly this text. */
export function useTargets(typed: string, { site, navigation, above }: Menus) {
  const q = typed.trim();
  const query = { limit: MOST, ...(q && { q }) };
  const collections = usePage(collectionsKey, { query });
  const words = usePage(pagesKey, { query: { ...query, site } });
  const { isLong, ...products } = useFoundProducts(typed, MOST);
  return {
    collections: currentRows(collections).map(({ handle, title }) =>
      target(collectionAddress(handle, navigation, above), title),
    ),
    words: [
      ...new Map(
        currentRows(words)
          // Shoppers find no other.
          .filter(({ published }) => published)
          .map(({ handle, title }) => [handle, target(`/pages/${handle}`, title)]),
      ).values(),
    ],
    products: products.products.map(({ id, title }) => target(`/product/${id}`, title)),
    pages: isLong
      ? shopPages.filter((path) => path.includes(q.toLowerCase())).map((url) => target(url))
      : shopPages.map((url) => target(url)),
    isFetching: collections.isFetching || words.isFetching || products.isFetching,
    isFailed: collections.isError || words.isError || products.isError,
  };
}
