import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { withoutBody } from "../../platform/idempotency/replay.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { deleteWebhook } from "../events/store/webhooks.ts";
import { commitOnce } from "./commitOnce.ts";
import { findWebhook } from "./findWebhook.ts";

type Refusal = ErrorResponse<"resourceDoesNotExist">;

/** Removes a webhook with its deliveries. */
export const removeWebhook: Handler<"removeWebhook"> = async ({ params: { id }, headers }, context) => {
  const removed = await commitOnce<object, null, Refusal>(
    context,
    {
      operation: "removeWebhook",
      key: headers["idempotency-key"],
      input: { id },
      entry: `removeWebhook ${id}`,
    },
    async () =>
      (await findWebhook(context, id)) === undefined
        ? refuseWrites<Refusal>(refuse("resourceDoesNotExist"))
        : null,
    async (trx) => {
      await deleteWebhook(trx, id);
      return {};
    },
  );
  return withoutBody(removed);
};
