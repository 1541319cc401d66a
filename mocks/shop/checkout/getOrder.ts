import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { presentBuyerOrder } from "./presentBuyerOrder.ts";

export const getOrder: Handler<"getOrder"> = ({ params }, { session }) => {
  // The sandbox's way to see an order that cannot be fetched.
  if (params.id === "broken") return refuse("internalError");
  const placed = session.findOrder(params.id);
  if (placed === undefined) return refuse("resourceDoesNotExist");
  return { status: 200, body: presentBuyerOrder(session, placed) };
};
