import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

/** Takes who wants to hear of a variant; the shop of a session never gets new stock, so nothing is kept. */
export const createStockNotice: Handler<"createStockNotice"> = ({ params, body }, { session }) => {
  const record = session.index.record(params.id);
  return record?.document.variants.some(({ id }) => id === body.variant_id)
    ? { status: 200, body: { accepted: true } }
    : refuse("resourceDoesNotExist");
};
