import { timeouts } from "../src/platform/store/postgres.ts";
import { openStore } from "../src/platform/store/store.ts";
import { type RunningServer, startServer } from "../src/testing/startServer.ts";
import { stopServer } from "../src/testing/stopServer.ts";
import { expectNothingLost } from "./expectNothingLost.ts";
import { type Buying, keepBuying, untilMoreOrders } from "./keepBuying.ts";
import { fillWellStockedShop } from "./wellStockedShop.ts";

export const buyers = 4;

/**
 * Runs the shop on PostgreSQL under steady checkouts while `work` acts on the database, and then checks the store.
 * `shopUrl` is the address that the shop has for it, when that is another one.
 */
export async function sellOn(
  databaseUrl: string,
  work: (buying: Buying, shop: RunningServer) => Promise<void>,
  shopUrl = databaseUrl,
): Promise<void> {
  const store = await openStore({ dataDir: "", databaseUrl });
  await fillWellStockedShop(store);
  await store.close();
  const shop = await startServer({ dataDir: "", databaseUrl: shopUrl });
  try {
    const buying = keepBuying(shop.origin, buyers);
    await untilMoreOrders(buying, 5);
    await work(buying, shop);
    await buying.finish();
    const last = await openStore({ dataDir: "", databaseUrl, timeout: timeouts.work });
    await expectNothingLost(last, buying);
    await last.close();
  } finally {
    await stopServer(shop);
  }
}
