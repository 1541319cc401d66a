import { withLanguage } from "@velours/sdk/rules";
import type { ListingData } from "../../features/catalogue/loadListing.ts";
import type { Shop } from "../../platform/api/Shop.ts";

/** The products of a listing's page, in its order; positions count on from page to page. */
export function listingData(
  { products: { cards, pagination }, collection }: Pick<ListingData, "products" | "collection">,
  { origin, language }: Pick<Shop, "origin" | "language">,
  pageSize: number,
): object {
  const before = (pagination.page - 1) * pageSize;
  return {
    "@type": "ItemList",
    name: collection.title,
    numberOfItems: pagination.total,
    itemListElement: cards.map(({ link, title }, at) => ({
      "@type": "ListItem",
      position: before + at + 1,
      url: origin + withLanguage(link, language),
      name: title,
    })),
  };
}
