import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import { createServices } from "../src/createServices.ts";
import { runJobs } from "../src/jobs/runJobs.ts";
import { openStore } from "../src/store/store.ts";
import { postgresAnswers } from "../src/testing/postgres.ts";
import { postgresPlace } from "../src/testing/stores.ts";
import { fillWithHalos } from "./manyHalos.ts";
import { openWay } from "./openWay.ts";
import { type Answered, newPurchase, orderIdOf, type Purchase, send } from "./purchase.ts";
import { nothingWrong, readStory } from "./story.ts";
import { tries } from "./tries.ts";

const awaySeconds = tries(30, 5);
const buyers = 8;
const nonceUsed = '"code":"91564"';

describe.skipIf(!(await postgresAnswers()))("the database away", () => {
  test(`for ${awaySeconds} s under load: typed 503 with Retry-After, then as before without a restart, nothing lost`, async () => {
    const place = await postgresPlace();
    const way = await openWay(place.options.databaseUrl ?? "");
    const store = await openStore({ dataDir: "", databaseUrl: way.url });
    await fillWithHalos(store);
    const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" });
    const services = await createServices(config, store);
    const app = await createApp(services);
    services.catalogue.follow(1_000, () => {});
    const stopJobs = runJobs(services, app.log);
    const origin = await app.listen({ port: 0, host: "127.0.0.1" });
    try {
      const phase = { away: false, over: false };
      const seen = { before: 0, during: [] as Answered[], slowest: 0 };
      const acknowledged = new Map<string, string>();
      const mustPayAgain = new Set<string>();

      const settle = (purchase: Purchase, answer: Answered): boolean => {
        if (answer.status === 200) acknowledged.set(purchase.key, orderIdOf(answer));
        else if (answer.text.includes(nonceUsed)) mustPayAgain.add(purchase.key);
        else return false;
        return true;
      };
      const buyer = async () => {
        while (!phase.over) {
          const purchase = newPurchase();
          // Asked for again with the same key until it is answered, as the SDK does.
          for (let settled = false; !settled; ) {
            const [wasAway, began] = [phase.away, performance.now()];
            const answer = await send(origin, purchase);
            seen.slowest = Math.max(seen.slowest, performance.now() - began);
            settled = settle(purchase, answer);
            if (settled && !wasAway && !phase.away && seen.during.length === 0) seen.before++;
            if (!settled) {
              seen.during.push(answer);
              await sleep(200);
            }
          }
        }
      };
      const buying = Promise.all(Array.from({ length: buyers }, buyer));
      await sleep(1_500);
      phase.away = true;
      way.cut();
      await sleep(awaySeconds * 1_000);
      const listing = await fetch(`${origin}/api/products?limit=1`, {
        headers: { "x-client-token": "velours-dev" },
      });
      const ready = await fetch(`${origin}/api/ready`);
      way.join();
      phase.away = false;
      const back = performance.now();
      phase.over = true;
      await buying;
      const recovered = (performance.now() - back) / 1_000;

      const refusals = new Map<string, number>();
      for (const { status, headers, text } of seen.during) {
        const { reference } = JSON.parse(text) as { reference: string };
        const name = `${status} ${reference} retry-after ${headers.get("retry-after")}`;
        refusals.set(name, (refusals.get(name) ?? 0) + 1);
      }
      const story = await readStory(store);
      const known = new Set((await store.db.selectFrom("orders").select("id").execute()).map(({ id }) => id));
      const lost = [...acknowledged.values()].filter((id) => !known.has(id)).length;
      console.log(
        `database away ${awaySeconds} s: ${seen.before} orders before, ${JSON.stringify([...refusals])} during, ` +
          `all ${acknowledged.size} settled ${recovered.toPrecision(3)} s after, ${mustPayAgain.size} must pay again, ` +
          `slowest answer ${seen.slowest | 0} ms; ${JSON.stringify({ lost, ...story })}`,
      );
      expect(seen.before).toBeGreaterThan(0);
      expect(seen.during.length).toBeGreaterThan(0);
      expect([...refusals.keys()]).toEqual(["503 serviceUnavailable retry-after 5"]);
      // The catalogue is in memory, and readiness says what is the matter.
      expect([listing.status, ready.status]).toEqual([200, 503]);
      expect({ lost, ...story }).toMatchObject({ lost: 0, ...nothingWrong, orders: acknowledged.size });
      expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
    } finally {
      await app.close();
      services.catalogue.stop();
      await stopJobs();
      await store.close();
      await way.close();
      await place.remove();
    }
  }, 300_000);
});
