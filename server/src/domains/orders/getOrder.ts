import { type Handler, refuse } from "../../platform/contract.ts";
import { isUuid } from "../../platform/store/isUuid.ts";
import { readOrderWithOwner } from "./store/orders.ts";

/** Returns an order by its random id: a member's order to that member only, a guest's order to any caller with the id. */
export const getOrder: Handler<"getOrder"> = async ({ params }, { store, config, user }) => {
  // The sandbox's way to see an order that cannot be fetched.
  if (params.id === "broken" && config.paymentProvider === "sandbox") return refuse("internalError");
  const found = isUuid(params.id) ? await readOrderWithOwner(store.db, params.id) : undefined;
  if (found === undefined || (found.userId !== null && found.userId !== user?.id)) {
    return refuse("resourceDoesNotExist");
  }
  return { status: 200, body: found.order };
};
