import type { WebhookWithSecret } from "@velours/sdk/types";
import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { refuseWrites } from "../../platform/store/refusable.ts";
import { addSecret } from "../events/addSecret.ts";
import { lockWebhook, updateWebhook } from "../events/store/webhooks.ts";
import { commitOnce } from "./commitOnce.ts";
import { coversSites } from "./grants.ts";
import { presentWebhook } from "./presentWebhook.ts";
import { refuseWebhook } from "./refuseWebhook.ts";

type Refusal = ErrorResponse<"resourceDoesNotExist" | "merchantScopeMissing" | "validationError">;

/** Changes a webhook, and gives it a new secret when asked to. */
export const changeWebhook: Handler<"changeWebhook"> = ({ params: { id }, headers, body }, context) => {
  const { merchant, now } = context;
  const { newSecret = false, ...change } = body;
  return commitOnce<WebhookWithSecret, null, Refusal>(
    context,
    {
      operation: "changeWebhook",
      key: headers["idempotency-key"],
      input: { id, body },
      entry: `changeWebhook ${id} ${Object.keys(body).sort().join(",")}`,
      // The answer to a repeated request is stored, and a secret is stored with its webhook alone.
      toReplay: (answer) => ({ ...answer, secret: null }),
    },
    async () => null,
    async (trx) => {
      const former = await lockWebhook(trx, id);
      if (former === undefined || !coversSites(merchant, former.sites))
        return refuseWrites<Refusal>(refuse("resourceDoesNotExist"));
      const { url, events, sites, enabled } = { ...former, ...change };
      const values = { url, events: [...new Set(events)], sites, enabled };
      const isNarrower = coversSites({ sites: former.sites }, sites);
      const isSameReceiver = url === former.url && !newSecret && isNarrower;
      const refused = refuseWebhook(context, values, isSameReceiver ? former.events : []);
      if (refused !== null) return refuseWrites<Refusal>(refused);
      const secrets = newSecret ? addSecret(former.secrets, now) : former.secrets;
      const row = await updateWebhook(trx, id, { ...values, secrets });
      return { webhook: presentWebhook(row, now), secret: newSecret ? (secrets[0]?.value ?? null) : null };
    },
  );
};
