import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

/** Keeps an address that waits for a variant. No email is sent. */
export const createStockNotice: Handler<"createStockNotice"> = ({ params, body }, { session, now }) => {
  const record = session.index.record(params.id);
  const { variant_id: variantId } = body;
  if (!record?.document.variants.some(({ id }) => id === variantId)) return refuse("resourceDoesNotExist");
  const email = body.email.toLowerCase();
  const { stockNotices } = session;
  if (!stockNotices.some((notice) => notice.variantId === variantId && notice.email === email))
    session.stockNotices = [
      ...stockNotices,
      { variantId, productId: params.id, email, since: now.toISOString() },
    ];
  return { status: 200, body: { accepted: true } };
};
