import { pageHeaders } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { hasProvenEmail } from "../sessions/hasProvenEmail.ts";
import { requireUser } from "../sessions/requireUser.ts";
import { presentOrders } from "./presentOrders.ts";
import { listMemberOrders } from "./store/orders.ts";

/** The signed-in member's orders on this site, the newest first, with those a guest placed under their proven address. */
export const listOrders: Handler<"listOrders"> = async ({ params, query }, context) => {
  const { user, refused } = requireUser(context, params.id);
  if (refused !== undefined) return refused;
  const { page = 1, limit = 24 } = query;
  const { orders, total } = await listMemberOrders(context.store.db, {
    userId: user.id,
    email: hasProvenEmail(user) ? user.email : null,
    site: context.site,
    limit,
    offset: (page - 1) * limit,
  });
  return {
    status: 200,
    body: await presentOrders(context.store.db, orders),
    headers: pageHeaders(page, limit, total),
  };
};
