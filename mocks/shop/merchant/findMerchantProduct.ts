import type { MockSession } from "../../session/MockSession.ts";
import { presentMerchantProduct } from "./presentMerchantProduct.ts";
import { readShopFacts } from "./readShopFacts.ts";

/** A product of the session, whether or not it is sold, as it is stored and as merchants read it. */
export function findMerchantProduct(session: MockSession, id: number) {
  const [record] = session.records({ ids: [id] });
  return record && { record, presented: presentMerchantProduct(record, readShopFacts(session)) };
}
