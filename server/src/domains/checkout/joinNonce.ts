import { randomBytes } from "node:crypto";
import type { Order } from "@velours/sdk/types";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/store/schema.ts";

const hours = 24;

/**
 * A new right of a guest to make an account with the order's address. An address that has an account gets one as well, which
 * makes no second account: the answer to an order must not tell a stranger whose address it is.
 */
export const newJoinNonce = (): string => `join-${randomBytes(24).toString("base64url")}`;

export const headersOf = (nonce: string | null): Record<string, string> =>
  nonce === null ? {} : { "x-join-nonce": nonce };

/** Keeps it, once usable, for 24 hours; a newer one takes the place of the order's older one. */
export async function saveJoinNonce(
  trx: Transaction<Database>,
  nonce: string | null,
  order: Order,
  now: Date,
): Promise<void> {
  if (nonce === null) return;
  await trx.deleteFrom("join_nonces").where("order_id", "=", order.id).execute();
  await trx
    .insertInto("join_nonces")
    .values({
      nonce,
      order_id: order.id,
      email: order.user.email,
      expires_at: new Date(now.getTime() + hours * 3_600_000).toISOString(),
    })
    .execute();
}
