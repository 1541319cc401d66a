import type { StoreKind } from "./jobs.ts";
import { type Asked, askThread, inTurns } from "./measure.ts";
import { cartOf, purchaseOf } from "./purchases.ts";
import { bareFor } from "./reading.ts";
import { report } from "./report.ts";
import { startThread } from "./startThread.ts";

const count = 1_000;
const operations = {
  validateCart: { path: "/api/services/payments/validate", body: cartOf, budget: undefined },
  submitCheckout: { path: "/api/services/payments/checkout", body: purchaseOf, budget: 0.5 },
};

/** A cart that is checked, and an order that is placed and on disk, beside the same SQL and beside bare Fastify. */
export async function benchWriting(store: StoreKind, seconds: number, rounds: number): Promise<void> {
  for (const operation of ["validateCart", "submitCheckout"] as const) {
    const { path, body, budget } = operations[operation];
    const asked: Asked = { paths: [path], body };
    const shop = await startThread({ kind: "shop", store, count });
    const sql = await startThread({ kind: "sql", store, count, operation });
    const bare = await bareFor(shop.origin, path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body(0)),
    });
    const measured = await inTurns(
      {
        bare: () => askThread(bare, asked, seconds),
        sql: () => sql.run(seconds),
        shop: () => askThread(shop, asked, seconds),
      },
      rounds,
    );
    report(`${operation}, ${store}`, measured.shop, {
      [`the same SQL alone (${sql.statements} statements)`]: [measured.sql, budget],
      "bare Fastify with the same bytes": [measured.bare, undefined],
    });
    await Promise.all([shop.stop(), sql.stop(), bare.stop()]);
  }
}
