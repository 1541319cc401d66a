import { coversSites, keptParts } from "@velours/sdk/shop";
import { refuse } from "../../platform/contract.ts";
import { addSecret } from "../events/addSecret.ts";
import { lockWebhook, updateWebhook } from "../events/store/webhooks.ts";
import { merchantWrite } from "./merchantWrite.ts";
import { presentWebhook } from "./presentWebhook.ts";
import { refuseWebhook } from "./refuseWebhook.ts";
import { requireRevision } from "./toRevision.ts";

/** Changes a webhook, and gives it a new secret when asked to. */
export const changeWebhook = merchantWrite(
  "changeWebhook",
  ({ params: { id }, headers: { "if-match": ifMatch }, body }, context, refuseWrites) => {
    const { merchant, now } = context;
    const { newSecret = false, ...change } = body;
    return {
      input: { id, ifMatch, body },
      // The answer to a repeated request is stored, and a secret is stored with its webhook alone.
      toReplay: (answer) => ({ ...answer, secret: null }),
      async write(trx) {
        const former = await lockWebhook(trx, id);
        if (former === undefined || !coversSites(merchant, former.sites))
          return refuseWrites(refuse("resourceDoesNotExist"));
        const current = presentWebhook(former, now);
        requireRevision(ifMatch, current.revision, current);
        const { url, events, sites, enabled } = { ...former, ...change };
        const values = { url, events: [...new Set(events)], sites, enabled };
        const refused = refuseWebhook(context, values, keptParts(former, values, newSecret));
        if (refused !== null) return refuseWrites(refused);
        const secrets = newSecret ? addSecret(former.secrets, now) : former.secrets;
        const row = await updateWebhook(trx, id, { ...values, secrets });
        return { webhook: presentWebhook(row, now), secret: newSecret ? (secrets[0]?.value ?? null) : null };
      },
    };
  },
);
