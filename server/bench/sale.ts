import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@velours/sdk";
import { isReference } from "@velours/sdk/errors";
import { openStore } from "../src/platform/store/store.ts";
import { checkoutBody } from "../src/testing/checkoutBody.ts";
import { createBenchStore } from "./createBenchStore.ts";
import { fill, getVariantId } from "./fill.ts";
import { headers } from "./measure.ts";
import { reportShare } from "./report.ts";
import { startThread } from "./startThread.ts";

const enoughFor = 100;
/** Each buys two, as checkoutBody does. */
const units = 2 * enoughFor;
/** In which the buyers come, in milliseconds. */
const rush = 10_000;
/** How often slower a listing may be during the sale. */
const slower = 1.5;
const listing = "/api/products?limit=24";

type Told = "placed" | "soldOut" | "busy" | "other" | "unknown";

/** Many buyers of few units within ten seconds, by HTTP on PostgreSQL, beside a shopper who looks at a listing. */
export async function benchSale(buyers: number): Promise<void> {
  const benchStore = await createBenchStore("postgres");
  const variant = getVariantId(0);
  const prepared = await openStore(benchStore.options);
  await fill(prepared, 1_000);
  await prepared.db.updateTable("stock").set({ quantity: units }).where("variant_id", "=", variant).execute();
  await prepared.close();
  const thread = await startThread({ kind: "filledShop", options: benchStore.options });
  const { origin } = thread;
  const shopper = await startThread({ kind: "shopper", url: `${origin}${listing}` });
  const shop = createClient({ baseUrl: `${origin}/api`, clientToken: headers["x-client-token"] });
  const longest = { answer: 0, call: 0 };

  async function buy(): Promise<Told> {
    const idempotencyKey = randomUUID();
    const body = checkoutBody({
      email: `buyer-${idempotencyKey}@example.com`,
      cart: { products: [{ variant: { id: variant }, quantity: 2, price: 96 }] },
    });
    const began = performance.now();
    const debug = ({ milliseconds }: { milliseconds: number }) => {
      longest.answer = Math.max(longest.answer, milliseconds);
    };
    const result = await shop.submitCheckout({ body, idempotencyKey, debug }).catch(() => undefined);
    longest.call = Math.max(longest.call, performance.now() - began);
    if (result?.data !== undefined) return "placed";
    if (isReference(result?.error, "cartValidationErrors")) return "soldOut";
    if (result !== undefined && !isReference(result.error, "serviceUnavailable")) return "other";
    const found = await shop
      .getPurchase({ params: { path: { key: idempotencyKey } } })
      .catch(() => undefined);
    if (found?.data?.status === "placed") return "placed";
    return found?.data?.status === "not-placed" && result !== undefined ? "busy" : "unknown";
  }

  try {
    const before = await shopper.run(3);
    const purchases = Array.from({ length: buyers }, async (_, nth) => {
      await sleep((nth * rush) / buyers);
      return buy();
    });
    const during = await shopper.run(rush / 1_000);
    const told = await Promise.all(purchases);
    const count = (what: Told) => told.filter((answer) => answer === what).length;

    const store = await openStore(benchStore.options);
    const { db } = store;
    const orders = (await db.selectFrom("orders").select("id").execute()).length;
    const attempts = (await db.selectFrom("payment_attempts").select("state").execute()).map(
      ({ state }) => state,
    );
    const [stock] = await db
      .selectFrom("stock")
      .select("quantity")
      .where("variant_id", "=", variant)
      .execute();
    await store.close();

    console.log(
      `sale, ${buyers} buyers of what is enough for ${enoughFor}: ${orders} placed, ${stock?.quantity} units left; ` +
        `told: ${count("placed")} placed, ${count("soldOut")} sold out, ${count("busy")} to come back, ` +
        `${count("other")} something else, ${count("unknown")} nothing`,
    );
    console.log(
      `    ${attempts.length} cards were touched; ${(1 - (attempts.length - orders) / (buyers - orders)).toFixed(3)} ` +
        `of those without an order were refused before; ${orders - count("placed")} orders whose buyer does not know`,
    );
    console.log(
      `    longest answer ${(longest.answer / 1_000).toFixed(1)} s, ` +
        `longest call with its repetitions ${(longest.call / 1_000).toFixed(1)} s`,
    );
    const ratio = during.p50 / before.p50;
    console.log(
      `    a listing during the sale: ${ratio.toFixed(2)} times its time before ` +
        `(p50 ${before.p50.toFixed(1)} and ${during.p50.toFixed(1)} ms, p99 ${before.p99.toFixed(1)} and ${during.p99.toFixed(1)} ms)`,
    );
    reportShare(slower / ratio, `${slower} times`);
  } finally {
    await Promise.all([thread, shopper].map((started) => started.stop()));
    await benchStore.remove();
  }
}
