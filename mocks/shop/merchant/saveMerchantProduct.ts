import { dropDefaults } from "@velours/sdk/shop";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { findMerchantProduct } from "./findMerchantProduct.ts";
import { refuseMoved } from "./refuseMoved.ts";
import { saveProduct } from "./saveProduct.ts";

/** Puts a product in the place of the one with its number; counts of its stock stay. */
export const saveMerchantProduct: Handler<"saveMerchantProduct"> = (input, context) =>
  onceForKey(context, "saveMerchantProduct", input, () => {
    const { params, headers, body } = input;
    const found = findMerchantProduct(context.session, params.id);
    const refused = refuseMoved(found?.presented, headers["if-match"]);
    if (refused !== undefined) return refused;
    if (found === undefined) return refuse("resourceDoesNotExist");
    const sent = dropDefaults("saveMerchantProduct", body, found.presented.product);
    return saveProduct(context, { ...sent, id: params.id }, found.record);
  });
