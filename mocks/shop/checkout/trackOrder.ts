import { parseOrderNumber, presentTracking } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { presentOrder } from "./presentOrder.ts";

/** The contract's example: the session's shop ships nothing, and this order shows parcels. */
const example = { number: 100_023, email: "ada@example.com" };

export const trackOrder: Handler<"trackOrder"> = ({ body }, { session }) => {
  const number = parseOrderNumber(body.number) ?? 0;
  const email = body.email.toLowerCase();
  const placed = session.orders
    .values()
    .find(
      ({ order }) => parseOrderNumber(order.number) === number && order.user.email.toLowerCase() === email,
    );
  if (placed === undefined && number === example.number && email === example.email) return undefined;
  if (placed === undefined) return refuse("resourceDoesNotExist");
  return { status: 200, body: presentTracking(presentOrder(placed)) };
};
