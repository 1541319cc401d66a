import { runSteps } from "@velours/sdk/import";
import { mayUseSite, orderToTry, requireTimes, toCartsToTry, tryOnCarts } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

/** Tries a promotion on the session's newest orders of its site or on carts made by hand, by the rules of the checkout. */
export const tryMerchantPromotion: Handler<"tryMerchantPromotion"> = ({ body }, context) => {
  const { session, now } = context;
  const { promotion, carts, orders = {} } = body;
  if (!mayUseSite(context, promotion.site)) return refuse("merchantScopeMissing", "promotions:read");
  const { from, until, limit = 500 } = orders;
  requireTimes({ "orders.from": from, "orders.until": until });
  const recent = session.orders
    .values()
    .map(({ order }) => order)
    .filter(
      ({ site, created_at }) =>
        site === promotion.site &&
        (from === undefined || Date.parse(created_at) >= Date.parse(from)) &&
        (until === undefined || Date.parse(created_at) < Date.parse(until)),
    );
  const newest = [...recent].sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
  const tried = carts ? toCartsToTry(carts) : newest.slice(0, limit).map(orderToTry);
  const variants = tried.flatMap(({ lines }) => lines.map(({ variant }) => variant.id));
  const shop = {
    records: session.records({ variants }),
    readProduct: (id: number) => session.index.stored(id),
    source: session.sites.get(promotion.site)?.source ?? promotion.site,
    now,
  };
  return { status: 200, body: runSteps(tryOnCarts(promotion, tried, shop)) };
};
