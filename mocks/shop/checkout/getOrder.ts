import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

export const getOrder: Handler<"getOrder"> = ({ params }, { session }) => {
  // The sandbox's way to see an order that cannot be fetched.
  if (params.id === "broken") return refuse("internalError");
  const placed = session.orders.get(params.id);
  const isTheirs = placed?.member === null || placed?.member === session.member?.id;
  return placed === undefined || !isTheirs
    ? refuse("resourceDoesNotExist")
    : { status: 200, body: placed.order };
};
