import { type ShopFacts, unlistedProducts } from "@velours/sdk/shop";
import type { MockSession } from "../../session/MockSession.ts";

export function readShopFacts(session: MockSession): ShopFacts {
  const sites = [...session.sites.values()];
  return {
    unlisted: new Set(unlistedProducts(session.index, sites).map(({ id }) => id)),
    currencies: new Set(sites.flatMap(({ currencies }) => currencies)),
  };
}
