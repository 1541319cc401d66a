import { type Handler, refuse } from "../../platform/contract.ts";
import { findBuyerOrder, presentBuyerOrder } from "./buyerOrder.ts";

/** Returns an order by its random id: a member's order to that member only, a guest's order to any caller with the id. */
export const getOrder: Handler<"getOrder"> = async ({ params }, context) => {
  // The sandbox's way to see an order that cannot be fetched.
  if (params.id === "broken" && context.config.paymentProvider === "sandbox") return refuse("internalError");
  const order = await findBuyerOrder(context, params.id);
  if (order === undefined) return refuse("resourceDoesNotExist");
  return { status: 200, body: await presentBuyerOrder(context, order) };
};
