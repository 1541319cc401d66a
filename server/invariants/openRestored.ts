import { sql } from "kysely";
import { abandonedAfterSeconds } from "../src/platform/idempotency/store.ts";
import { openStore, type Store, type StoreOptions } from "../src/platform/store/store.ts";
import { type RunningServer, startServer } from "../src/testing/startServer.ts";
import { stopServer } from "../src/testing/stopServer.ts";
import { untilRecovered } from "./untilRecovered.ts";

/**
 * Opens a restored store after a start of the shop, which releases payments that were under way; `use` acts on that
 * shop.
 */
export async function openRestored(
  options: StoreOptions,
  use: (shop: RunningServer) => Promise<void> = async () => {},
): Promise<Store> {
  const before = await openStore(options);
  const earlier = sql<string>`created_at - make_interval(secs => ${abandonedAfterSeconds})`;
  await before.db.updateTable("payment_attempts").set({ created_at: earlier }).execute();
  await before.db.updateTable("idempotency_keys").set({ created_at: earlier }).execute();
  await before.db.updateTable("tasks").set({ due_at: sql`now()` }).execute();
  await before.close();
  const shop = await startServer(options);
  try {
    await untilRecovered(options);
    await use(shop);
  } finally {
    await stopServer(shop);
  }
  return openStore(options);
}
