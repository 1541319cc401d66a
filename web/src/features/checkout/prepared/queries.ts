import { orThrow } from "@velours/sdk";
import { isReference } from "@velours/sdk/errors";
import type { Draft, Region, Site } from "@velours/sdk/types";
import type { Shop } from "../../../platform/api/Shop.ts";
import { query } from "../../../platform/queries/createQueries.ts";
import { cartCalls } from "../../cart/cartCalls.ts";

// It is paid or closed meanwhile, and holds an address.
const fresh = { staleTime: 0, gcTime: 0 };

/** A prepared order by the token of its link; null when there is none any more. */
export const preparedQuery = ({ api }: Shop, token: string) =>
  query({
    queryKey: ["prepared", token],
    queryFn: async ({ signal }): Promise<Draft | null> => {
      const result = await (await api()).getDraft({ params: { path: { token } }, signal });
      return isReference(result.error, "resourceDoesNotExist") ? null : orThrow(result);
    },
    ...fresh,
  });

/** The products of a prepared order as they are sold to this shopper now. */
export const preparedProductsQuery = (shop: Shop, site: Site, region: Region, ids: readonly number[]) =>
  query({
    queryKey: ["prepared products", ids, region.country, shop.language],
    queryFn: () => cartCalls(shop, site, region).products(ids),
    ...fresh,
  });
