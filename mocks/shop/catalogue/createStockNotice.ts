import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

/** Takes who wants to hear of a variant; the shop of a session never gets new stock, so nothing is kept. */
export const createStockNotice: Handler<"createStockNotice"> = ({ params, body }, { session }) => {
  const { language, variant_id } = body;
  const product = session.index.product(params.id, { language, currency: "USD" });
  return product?.variants.some(({ id }) => id === variant_id)
    ? { status: 200, body: { accepted: true } }
    : refuse("resourceDoesNotExist");
};
