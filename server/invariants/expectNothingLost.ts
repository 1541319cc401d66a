import { expect, vi } from "vitest";
import type { Store } from "../src/platform/store/store.ts";
import { auditStore, cleanAudit } from "./auditStore.ts";
import { brokenInvariants } from "./invariants.ts";
import type { Buying } from "./keepBuying.ts";

/** Compares what buyers were told with what the store has: every order once, whole, and nothing charged besides. */
export async function expectNothingLost(store: Store, buying: Buying): Promise<void> {
  const { acknowledged, refusals, mustPayAgain, slowestMilliseconds } = buying;
  const rows = await store.db.selectFrom("orders").select("id").execute();
  const ids = new Set(rows.map(({ id }) => id));
  const lost = [...acknowledged.values()].filter((id) => !ids.has(id)).length;
  // Payments whose commit was never answered are released when their time is over.
  await vi.waitFor(async () => expect((await auditStore(store)).chargedWithoutOrder).toBe(0), {
    timeout: 120_000,
    interval: 20,
  });
  const audit = await auditStore(store);
  console.log(
    `${acknowledged.size} orders, ${mustPayAgain.size} must pay again, refused: ${JSON.stringify([...refusals])}, ` +
      `slowest answer ${slowestMilliseconds} ms; ${JSON.stringify({ lost, ...audit })}`,
  );
  expect({ lost, ...audit }).toMatchObject({ lost: 0, ...cleanAudit, orders: acknowledged.size });
  expect(await brokenInvariants(store)).toEqual([]);
}
