import { orThrow } from "@velours/sdk";
import { type Pagination, readPagination } from "@velours/sdk/rules";
import type { Currency, Order, Product, Region, Site } from "@velours/sdk/types";
import type { Shop } from "../../../platform/api/Shop.ts";
import { query } from "../../../platform/queries/createQueries.ts";
import { cartCalls } from "../../cart/cartCalls.ts";

/** Orders of a member, the newest first. */
export const ordersQuery = ({ api }: Shop, id: number, page: number) =>
  query<{ orders: Order[]; pagination: Pagination }>({
    queryKey: ["orders", id, page],
    queryFn: async ({ signal }) => {
      const answer = await (await api()).listOrders({
        params: { path: { id }, query: { page, limit: 10 } },
        signal,
      });
      return { orders: orThrow(answer), pagination: readPagination(answer.response.headers) };
    },
    // An order may have been placed a moment ago.
    staleTime: 0,
  });

/** Cash back of a member in a currency, with what they have in others. */
export const creditsQuery = ({ api, site }: Shop, id: number, currency: Currency) =>
  query({
    queryKey: ["credits", id, site, currency],
    queryFn: async ({ signal }) =>
      orThrow(
        await (await api()).getCredits({
          params: { path: { id }, query: { filter: { site }, configuration: { currency } } },
          signal,
        }),
      ),
    staleTime: 0,
  });

/** The wishlist of a member. */
export const wishlistQuery = ({ api }: Shop, id: number) =>
  query({
    queryKey: ["wishlist", id],
    queryFn: async ({ signal }) =>
      orThrow(await (await api()).getWishlist({ params: { path: { id } }, signal })),
    staleTime: 0,
  });

/** Products of a wishlist that this site still sells. */
export const wishedProductsQuery = (shop: Shop, site: Site, region: Region, ids: readonly number[]) =>
  query<Product[]>({
    queryKey: ["wished products", shop.language, region.currency, region.fulfillment, ids],
    queryFn: ({ signal }) => cartCalls(shop, site, region).products(ids, signal),
  });
