import { isForSale, stockRegions } from "@velours/sdk/rules";
import { getStockLevel } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

/** Keeps an address that waits for a variant; none for one that can be bought. No email is sent. */
export const createStockNotice: Handler<"createStockNotice"> = ({ params, body }, { session, now }) => {
  const record = session.index.record(params.id);
  const { variant_id: variantId } = body;
  const variant = record?.document.variants.find(({ id }) => id === variantId);
  if (!record || !variant) return refuse("resourceDoesNotExist");
  const regions = stockRegions(body.region);
  const isInStock = record.stock.some(
    (row) => row.variant_id === variantId && regions.includes(row.region) && getStockLevel(row) !== "none",
  );
  const email = body.email.toLowerCase();
  const { stockNotices } = session;
  const isNoted = stockNotices.some((notice) => notice.variantId === variantId && notice.email === email);
  if (!isNoted && !(isInStock && isForSale(variant)))
    session.stockNotices = [
      ...stockNotices,
      { variantId, productId: params.id, email, since: now.toISOString() },
    ];
  return { status: 200, body: { accepted: true } };
};
