import { type Handler, refuse } from "../generated/handlers.ts";
import { readOrder } from "./store.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An order by its id, which is random and known to its buyer alone (CA-99). */
export const getOrder: Handler<"getOrder"> = async ({ params }, { store, config }) => {
  // The sandbox's way to see an order that cannot be fetched (S8).
  if (params.id === "broken" && config.paymentProvider === "sandbox") return refuse("internalError");
  const order = uuid.test(params.id) ? await readOrder(store.db, params.id) : undefined;
  return order === undefined ? refuse("resourceDoesNotExist") : { status: 200, body: order };
};
