import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

export const getOrder: Handler<"getOrder"> = ({ params }, { session }) => {
  // The sandbox's way to see an order that cannot be fetched (S8).
  if (params.id === "broken") return refuse("internalError");
  const order = session.orders.get(params.id);
  return order === undefined ? refuse("resourceDoesNotExist") : { status: 200, body: order };
};
