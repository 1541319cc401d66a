import { coversSites } from "@velours/sdk/shop";
import type { StoredWebhook } from "../../session/StoredWebhook.ts";
import type { Context } from "../Handler.ts";

/** Webhooks of the caller's sites. */
export const listOwnWebhooks = ({ session, merchant }: Context): StoredWebhook[] =>
  session.webhooks.filter(({ webhook }) => coversSites(merchant, webhook.sites));

export const findWebhook = (context: Context, id: string): StoredWebhook | undefined =>
  listOwnWebhooks(context).find(({ webhook }) => webhook.id === id);
