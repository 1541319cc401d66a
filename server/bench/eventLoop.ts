import { fillStore } from "../growth/fillStore.ts";
import { openGrownShop } from "../growth/openGrownShop.ts";
import { watchWork } from "../growth/watchWork.ts";
import { createDatabase } from "../src/testing/postgres.ts";
import { reportShare } from "./report.ts";

/** Milliseconds that nothing may hold the event loop. */
const longest = 50;
const shown = 10;

/** How long each operation, job and task of a process holds its event loop, on a filled PostgreSQL; the longest first. */
export async function benchEventLoop(orders: number, products: number, rounds: number): Promise<void> {
  const { url, drop } = await createDatabase();
  await fillStore(url, orders, products);
  const shop = await openGrownShop(url);
  try {
    const watched = (await watchWork(shop, rounds)).sort((a, b) => b.held - a.held);
    console.log(
      `${watched.length} pieces of work, ${orders} orders, ${products} products: milliseconds that each held the event ` +
        `loop (least of ${rounds})`,
    );
    for (const { name, held, statuses } of watched.slice(0, shown))
      console.log(`${held.toFixed(0).padStart(6)}  ${name}  ${[...new Set(statuses)].join(", ")}`);
    const slowest = watched[0]?.held ?? 0;
    reportShare(longest / slowest, `${longest} ms`);
  } finally {
    await shop.close();
    await drop();
  }
}
