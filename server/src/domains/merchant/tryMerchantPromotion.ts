import {
  type CartToTry,
  mayUseSite,
  orderToTry,
  requireTimes,
  toCartsToTry,
  tryOnCarts,
} from "@velours/sdk/shop";
import type { PromotionTrialInput } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { type Handler, refuse } from "../../platform/contract.ts";
import { loadRecords } from "../catalogue/store/records.ts";
import { runInTurns } from "../import/runInTurns.ts";
import { readRecentOrders } from "../orders/store/recentOrders.ts";

/** Tries a promotion on recent orders or on carts made by hand, by the rules of the checkout. */
export const tryMerchantPromotion: Handler<"tryMerchantPromotion"> = async ({ body }, context) => {
  const { store, catalogue, sites, now } = context;
  const { site } = body.promotion;
  if (!mayUseSite(context, site)) return refuse("merchantScopeMissing", "promotions:read");
  const carts = await listCarts(context, body);
  const variants = [...new Set(carts.flatMap(({ lines }) => lines.map(({ variant }) => variant.id)))];
  const shop = {
    records: await loadRecords(store.db, catalogue, variants),
    readProduct: (id: number) => catalogue.stored(id),
    source: sites.current(site)?.value.source ?? site,
    now,
  };
  return { status: 200, body: await runInTurns(tryOnCarts(body.promotion, carts, shop)) };
};

/** Carts made by hand, or those of the newest orders of the site. */
async function listCarts(
  context: Context,
  { promotion: { site }, orders = {}, carts }: PromotionTrialInput,
): Promise<CartToTry[]> {
  const { from, until, limit = 500 } = orders;
  requireTimes({ "orders.from": from, "orders.until": until });
  if (carts !== undefined) return toCartsToTry(carts);
  return (await readRecentOrders(context.store.db, { site, from, until, limit })).map(orderToTry);
}
