import type { Handler } from "../Handler.ts";
import { listOwnWebhooks } from "./findWebhook.ts";
import { withRevision } from "./log/toRevision.ts";

/** The webhooks of the caller's sites, without their secrets. */
export const listWebhooks: Handler<"listWebhooks"> = (_, context) => ({
  status: 200,
  body: listOwnWebhooks(context).map(({ webhook }) => withRevision(webhook)),
});
