import { unlistedProducts } from "@velours/sdk/shop";
import type { MockSession } from "../../session/MockSession.ts";
import type { ShopFacts } from "./presentMerchantProduct.ts";

export function readShopFacts({ index, shop }: MockSession): ShopFacts {
  const sites = [...shop.sites.values()];
  return {
    unlisted: new Set(unlistedProducts(index, sites).map(({ id }) => id)),
    currencies: new Set(sites.flatMap(({ currencies }) => currencies)),
  };
}
