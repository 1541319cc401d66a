import { coversSites } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { listWebhookRows } from "../events/store/webhooks.ts";
import { presentWebhook } from "./presentWebhook.ts";

/** The webhooks of the caller's sites, without their secrets. */
export const listWebhooks: Handler<"listWebhooks"> = async (_input, { store: { db }, merchant, now }) => {
  const rows = await listWebhookRows(db);
  return {
    status: 200,
    body: rows.filter(({ sites }) => coversSites(merchant, sites)).map((row) => presentWebhook(row, now)),
  };
};
