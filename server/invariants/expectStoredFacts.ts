import { expect } from "vitest";
import { presentOrders } from "../src/domains/orders/presentOrders.ts";
import { refreshOrders } from "../src/domains/orders/refreshOrders.ts";
import { readOrders } from "../src/domains/orders/store/orders.ts";
import type { Db } from "../src/platform/store/schema.ts";

/** Status and waiting returns as stored are those that the ledger gives. */
export async function expectStoredFacts(db: Db): Promise<void> {
  await refreshOrders(db);
  const rows = await db
    .selectFrom("orders")
    .select(["id", "status", "return_requested", "return_received"])
    .execute();
  const ids = rows.map(({ id }) => id);
  const presented = await presentOrders(db, await readOrders(db, ids));
  expect(rows).toEqual(
    presented.map(({ id, status, returns }) => ({
      id,
      status,
      return_requested: returns?.some(({ state, answer }) => state === "requested" && !answer) ?? false,
      return_received:
        returns?.some(({ state, answer }) => state === "requested" && answer?.answer === "received") ?? false,
    })),
  );
}
