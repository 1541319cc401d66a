import { type ErrorResponse, type Handler, refuse } from "../../platform/contract.ts";
import { refusable, refuseWrites } from "../../platform/store/refusable.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { addSecret } from "../events/addSecret.ts";
import { lockWebhook, updateWebhook } from "../events/store/webhooks.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import { coversSites } from "./grants.ts";
import { presentWebhook } from "./presentWebhook.ts";
import { refuseWebhook } from "./refuseWebhook.ts";

type Refusal = ErrorResponse<"resourceDoesNotExist" | "merchantScopeMissing" | "validationError">;

/** Changes a webhook, and gives it a new secret when asked to. */
export const changeWebhook: Handler<"changeWebhook"> = async ({ params: { id }, body }, context) => {
  const { store, merchant, now } = context;
  const { newSecret = false, ...change } = body;
  const changed = await refusable<
    { webhook: ReturnType<typeof presentWebhook>; secret: string | null },
    Refusal
  >(() =>
    inTransaction(store.db, async (trx) => {
      const former = await lockWebhook(trx, id);
      if (former === undefined || !coversSites(merchant, former.sites))
        return refuseWrites<Refusal>(refuse("resourceDoesNotExist"));
      const { url, events, sites, enabled } = { ...former, ...change };
      const values = { url, events: [...new Set(events)], sites, enabled };
      const refused = refuseWebhook(context, values, former.events);
      if (refused !== null) return refuseWrites<Refusal>(refused);
      const secrets = newSecret ? addSecret(former.secrets, now) : former.secrets;
      const row = await updateWebhook(trx, id, { ...values, secrets });
      await appendKeyEntry(trx, context, `changeWebhook ${id} ${Object.keys(body).sort().join(",")}`);
      return { webhook: presentWebhook(row, now), secret: newSecret ? (secrets[0]?.value ?? null) : null };
    }),
  );
  return "refused" in changed ? changed.refused : { status: 200, body: changed.done };
};
