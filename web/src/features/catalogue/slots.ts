import type { Pagination } from "@velours/sdk/rules";
import type { Campaign, Currency, Product, Reviews, Variant } from "@velours/sdk/types";
import type { ReactNode } from "react";
import type { Shop } from "../../platform/api/Shop.ts";
import { createSlot } from "../../platform/layout/createSlot.tsx";
import type { Queries } from "../../platform/queries/createQueries.ts";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";

interface Wished {
  product: { id: number; title: string };
  className: string;
  fallback?: ReactNode;
}

/** Puts a product on the wishlist, from its card and its page. */
export const WishButton = createSlot<Wished>();

/** Banners between a listing's words and its products. */
export interface ListingZones {
  /** In the order of its zones. */
  blastBar: Campaign[];
  /** Of the zone above the listing. */
  above: Campaign[];
}

export const ListingBanners = createSlot<
  { zones: ListingZones },
  (shop: Shop, queries: Queries) => Promise<ListingZones | null>
>();

/** A product as it is chosen on its page. */
export interface ProductChoice {
  product: Product;
  variant: Variant;
  quantity: number;
}

/** A purchase from the product's page. `fallback` keeps its place. */
export const ProductExpress = createSlot<{ choice: ProductChoice; fallback: ReactNode }>();

/** Is told which product is looked at. */
export const ProductSeen = createSlot<{ id: number }>();

/** A page of a product's reviews, and their rating. */
export type ReviewPage = Reviews & { pagination: Pagination };

/** A product's reviews; `first` are those that the server has drawn. */
export const ProductReviews = createSlot<
  { product: Product; first?: ReviewPage | undefined },
  (context: RouterContext, product: Product, currency: Currency) => Promise<ReviewPage | undefined>
>();

/** Other products, at the end of a product's page. */
export const ProductRails = createSlot<{ product: Product }>();
