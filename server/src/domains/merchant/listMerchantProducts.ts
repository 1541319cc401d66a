import type { Handler } from "../../platform/contract.ts";
import { decodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
import { loadProducts } from "./products/loadProducts.ts";

const list = "products";

/** Products by id, whether or not they are sold. */
export const listMerchantProducts: Handler<"listMerchantProducts"> = async ({ query }, context) => {
  const { q, state, cursor, limit = 24 } = query;
  const place = cursor === undefined ? [0] : decodeCursor(cursor, list, 1);
  const [after] = place ?? [];
  if (typeof after !== "number") return refuseCursor();
  const found = await loadProducts(context, context.store.db, { q, state, after, limit: limit + 1 });
  const { page, headers } = cursorPage(list, found, limit, (last) => [last.product.id]);
  return { status: 200, body: page, headers };
};
