import { refuse } from "../../platform/contract.ts";
import { deleteWebhook } from "../events/store/webhooks.ts";
import { findWebhook } from "./findWebhook.ts";
import { merchantWrite } from "./merchantWrite.ts";

/** Removes a webhook with its deliveries. */
export const removeWebhook = merchantWrite("removeWebhook", ({ params: { id } }, context, refuseWrites) => ({
  input: { id },
  async prepare() {
    if ((await findWebhook(context, id)) === undefined) refuseWrites(refuse("resourceDoesNotExist"));
  },
  async write(trx) {
    await deleteWebhook(trx, id);
    return {};
  },
}));
