import type { StoreKind } from "./jobs.ts";
import { interleave, type Load, measureThread } from "./measure.ts";
import { minimalStatements } from "./minimalOrder.ts";
import { createCart, createPurchase } from "./purchases.ts";
import { startBare } from "./reading.ts";
import { report, reportShare } from "./report.ts";
import { startThread } from "./startThread.ts";

const count = 1_000;
/** The share of the minimal order transaction that a whole purchase must reach. */
const minimalShare: Record<StoreKind, number> = { postgres: 0.25, embedded: 0.2 };
const operations = {
  validateCart: { path: "/api/services/payments/validate", body: createCart },
  submitCheckout: { path: "/api/services/payments/checkout", body: createPurchase },
};
/** Of PostgreSQL: carts checked in a second, and milliseconds of the slowest purchase in a hundred. */
const postgresBudgets = { carts: 3_000, p99: 150 };

/**
 * A cart that is checked, and an order that is placed and on disk, beside the same SQL and beside bare Fastify. `without`
 * names caches to do without.
 */
export async function benchWriting(
  store: StoreKind,
  seconds: number,
  rounds: number,
  without: readonly string[] = [],
): Promise<void> {
  for (const operation of ["validateCart", "submitCheckout"] as const) {
    const { path, body } = operations[operation];
    const load: Load = { paths: [path], body };
    const shop = await startThread({ kind: "shop", store, count, without });
    const sql = await startThread({ kind: "sql", store, count, operation });
    const minimal =
      operation === "submitCheckout" ? await startThread({ kind: "minimalOrder", store, count }) : undefined;
    const bare = await startBare(shop.origin, path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body(0)),
    });
    const jobs = operation === "submitCheckout" ? `, ${sql.jobStatements} statements of jobs after it` : "";
    const measured = await interleave(
      {
        bare: () => measureThread(bare, load, seconds),
        sql: () => sql.run(seconds),
        minimal: minimal && (() => minimal.run(seconds)),
        shop: () => measureThread(shop, load, seconds),
      },
      rounds,
    );
    report(`${operation}, ${store}`, measured.shop, {
      [`the same SQL alone (${sql.statements} statements in ${sql.roundTrips} round trips${jobs})`]: [
        measured.sql,
        undefined,
      ],
      ...(measured.minimal && {
        [`a minimal order transaction (${minimalStatements} statements)`]: [
          measured.minimal,
          minimalShare[store],
        ],
      }),
      "bare Fastify with the same bytes": [measured.bare, undefined],
    });
    if (store === "postgres") {
      const { carts, p99 } = postgresBudgets;
      if (operation === "validateCart") reportShare(measured.shop.perSecond / carts, `${carts} a second`);
      else reportShare(p99 / measured.shop.p99, `${p99} ms at p99`);
    }
    await Promise.all([shop, sql, bare, minimal].map((thread) => thread?.stop()));
  }
}
