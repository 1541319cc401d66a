import { coversSites } from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import { readWebhook, type WebhookRow } from "../events/store/webhooks.ts";

/** A webhook of the caller's sites. */
export async function findWebhook(
  { store: { db }, merchant }: Pick<Context, "store" | "merchant">,
  id: string,
): Promise<WebhookRow | undefined> {
  const row = await readWebhook(db, id);
  return row !== undefined && coversSites(merchant, row.sites) ? row : undefined;
}
