import { parseEmailTags } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";

/** Ends the offers of an order. */
export const closeOrder: Handler<"closeOrder"> = ({ body }, { session }) => {
  const id = String(body.task.id);
  const task = session.tasks.get(id);
  if (task === undefined) return refuse("resourceDoesNotExist");
  const order = session.orders.get(task.orderId)?.order;
  if (parseEmailTags(order?.user.email ?? "").includes("close-fail")) return refuse("internalError");
  if (task.state === "open") task.state = "closed";
  return { status: 200, body: { task: { id, status: "closed" } } };
};
