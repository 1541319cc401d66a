import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { presentMerchantProduct } from "./presentMerchantProduct.ts";
import { readShopFacts } from "./readShopFacts.ts";

export const getMerchantProduct: Handler<"getMerchantProduct"> = ({ params }, { session }) => {
  const [record] = session.records({ ids: [params.id] });
  if (record === undefined) return refuse("resourceDoesNotExist");
  return { status: 200, body: presentMerchantProduct(record, readShopFacts(session)) };
};
