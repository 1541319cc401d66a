import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { build } from "../build.ts";
import { openStore } from "../src/platform/store/store.ts";
import { createNonce } from "../src/testing/checkoutBody.ts";
import { stopServer } from "../src/testing/stopServer.ts";
import { createBenchStore } from "./createBenchStore.ts";
import { fill, getProductId } from "./fill.ts";
import type { Measured } from "./jobs.ts";
import { type Load, sendLoad } from "./measure.ts";
import { createCart, createPurchase } from "./purchases.ts";
import { reportShare } from "./report.ts";
import { startThread } from "./startThread.ts";
import { startUnit } from "./startUnit.ts";

/** The bench is the proxy of a shop that trusts it: each of them has an address of its own. */
const attacker = { "x-forwarded-for": "198.51.100.7" };
const shopper = { "x-forwarded-for": "203.0.113.9" };

const connections = 16;
/** How often slower half of a shopper's requests may be meanwhile. */
const slower = 1.5;

const listing = "/api/products?collections=vibrators&limit=24&filter[source]=boutique";

/** Requests that anyone may send, each other than the one before. */
const levers: Record<string, Load> = {
  "mistyped cards": {
    paths: ["/api/services/payments/checkout"],
    body(nth) {
      const purchase = createPurchase(nth);
      return { ...purchase, payment: { ...purchase.payment, nonce: createNonce("invalid") } };
    },
  },
  identities: { paths: ["/api/services/identify"], body: () => ({}) },
  "unknown promo codes": { paths: ["/api/products/promotions/"], suffix: () => `GUESS-${randomUUID()}` },
  carts: { paths: ["/api/services/payments/validate"], body: createCart },
  "the feed": { paths: ["/feeds/google/en-US.xml"], headers: { "accept-encoding": "identity" } },
  searches: { paths: ["/api/products?limit=24&search=vibrator+"], suffix: String },
  "searches with typing errors": {
    paths: ["/api/products?limit=24&search=silicnoe+prodct+"],
    suffix: String,
  },
  suggestions: { paths: ["/api/products/suggestions?search=vi"], suffix: String },
  "listings of their own": { paths: [`${listing}&filter[price]=1-`], suffix: (nth) => String(1_000 + nth) },
  "pages of their own": { paths: ["/sex-toys/vibrators?price=1-"], suffix: (nth) => String(1_000 + nth) },
};

/**
 * An address sends as much as it can, lever after lever, beside shoppers of another address who read a listing and a
 * product and have a cart checked, by HTTP on PostgreSQL, as in production.
 */
export async function benchAbuse(
  products: number,
  { seconds, rounds, only }: { seconds: number; rounds: number; only: string | undefined },
): Promise<void> {
  await build();
  const benchStore = await createBenchStore("postgres");
  const prepared = await openStore(benchStore.options);
  await fill(prepared, products);
  await prepared.close();
  const server = await startUnit(benchStore.options, { TRUST_PROXY: "loopback" });
  const { origin } = server;
  const requests = {
    listing: { url: `${origin}${listing}` },
    product: { url: `${origin}/api/products/${getProductId(0)}` },
    cart: { url: `${origin}/api/services/payments/validate`, body: createCart(0) },
  };
  const shoppers = await Promise.all(
    Object.entries(requests).map(async ([name, request]) => ({
      name,
      thread: await startThread({ kind: "shopper", headers: shopper, ...request }),
    })),
  );
  const measure = (time: number) => Promise.all(shoppers.map(({ thread }) => thread.run(time)));

  console.log(
    `one address with ${connections} connections, ${products} products: milliseconds of another's requests before and ` +
      "meanwhile, and their ratio",
  );
  try {
    await measure(2);
    for (const [lever, load] of Object.entries(levers)) {
      if (only !== undefined && !only.split(",").includes(lever)) continue;
      const [before, during]: [Measured[][], Measured[][]] = [[], []];
      const answers = new Map<string, number>();
      for (let round = 0; round < rounds; round++) {
        before.push(await measure(seconds));
        const flood = sendLoad(
          origin,
          { ...load, headers: { ...load.headers, ...attacker } },
          { seconds: seconds + 2, connections },
        );
        // The burst that an address may have is over by then.
        await sleep(1_000);
        during.push(await measure(seconds));
        const { statusCodeStats = {} } = await flood;
        for (const [status, { count = 0 }] of Object.entries(statusCodeStats))
          answers.set(status, (answers.get(status) ?? 0) + count);
      }
      console.log(`${lever}: ${[...answers].map(([status, count]) => `${count} × ${status}`).join(", ")}`);
      const ratios = shoppers.map(({ name }, nth) => {
        const calm = getFastest(before, nth);
        const busy = getFastest(during, nth);
        const ratio = busy.p50 / calm.p50;
        console.log(
          `    ${name.padEnd(8)} p50 ${format(calm.p50)} ${format(busy.p50)}  × ${ratio.toFixed(2)}` +
            `   p99 ${format(calm.p99)} ${format(busy.p99)}  × ${(busy.p99 / calm.p99).toFixed(2)}`,
        );
        return ratio;
      });
      reportShare(slower / Math.max(...ratios), `${slower} times at p50`);
    }
  } finally {
    await Promise.all(shoppers.map(({ thread }) => thread.stop()));
    await stopServer(server);
    await benchStore.remove();
  }
}

/** Of a shopper's rounds: other work on the machine only makes a time longer. */
function getFastest(rounds: readonly Measured[][], shopper: number): Pick<Measured, "p50" | "p99"> {
  const measured = rounds.map((round) => round[shopper] as Measured);
  return {
    p50: Math.min(...measured.map(({ p50 }) => p50)),
    p99: Math.min(...measured.map(({ p99 }) => p99)),
  };
}

const format = (milliseconds: number): string => milliseconds.toFixed(1).padStart(6);
