import { parseEmailTags } from "@velours/sdk/shop";
import { type Handler, refuse } from "../../platform/contract.ts";
import { isUuid } from "../../platform/store/isUuid.ts";
import { readOfferTask } from "../orders/store/offerTasks.ts";
import { readOrder } from "../orders/store/orders.ts";
import { endTask } from "./endTask.ts";

/** Ends the offers of an order; the first reason is stored, with the cause of a failed acceptance. */
export const closeOrder: Handler<"closeOrder"> = async ({ body }, { store, config }) => {
  const { task, reason = null, detail = null } = body;
  const found = isUuid(task.id) ? await readOfferTask(store.db, task.id) : undefined;
  if (found === undefined) return refuse("resourceDoesNotExist");
  const order = await readOrder(store.db, found.orderId);
  // The sandbox's way to see an order that cannot be closed.
  const fails =
    config.paymentProvider === "sandbox" && parseEmailTags(order?.user.email ?? "").includes("close-fail");
  if (fails) return refuse("internalError");
  await endTask(store, found.id, reason, reason === "countdown-error-elapsed" ? detail : null);
  return { status: 200, body: { task: { id: found.id, status: "closed" } } };
};
