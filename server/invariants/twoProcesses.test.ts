import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openStore } from "../src/platform/store/store.ts";
import { checkoutBody } from "../src/testing/checkoutBody.ts";
import { isPostgresAvailable } from "../src/testing/postgres.ts";
import { ids } from "../src/testing/shopData.ts";
import { type RunningServer, startServer } from "../src/testing/startServer.ts";
import { stopServer } from "../src/testing/stopServer.ts";
import { createPostgresStore, type TestStore } from "../src/testing/stores.ts";
import { auditStore, cleanAudit } from "./auditStore.ts";
import { send } from "./purchase.ts";

const headers = { "x-client-token": "velours-dev", "content-type": "application/json" };
const freshMilliseconds = 2_000;

describe.skipIf(!(await isPostgresAvailable()))("two processes on one PostgreSQL are one shop", () => {
  let testStore: TestStore;
  let servers: RunningServer[] = [];
  beforeAll(async () => {
    testStore = await createPostgresStore("filled");
    servers = await Promise.all([startServer(testStore.options), startServer(testStore.options)]);
  });
  afterAll(async () => {
    await Promise.all(servers.map(stopServer));
    await testStore.remove();
  });

  const nth = (index: number): string => servers[index % servers.length]!.origin;
  const priceAt = async (origin: string) => {
    const response = await fetch(`${origin}/api/products?ids=${ids.halo.product}`, { headers });
    return ((await response.json()) as { price: number }[])[0]?.price;
  };

  test("a price changed in one is listed by the other within 2 s", async () => {
    expect(await priceAt(nth(1))).toBe(48);
    const began = performance.now();
    await fetch(`${nth(0)}/sandbox/variants/${ids.halo.violet}`, {
      method: "POST",
      headers,
      body: JSON.stringify({ price: 99 }),
    });
    await vi.waitFor(async () => expect(await priceAt(nth(1))).toBe(99), { timeout: 20_000, interval: 20 });
    const took = performance.now() - began;
    console.log(`a change is listed by the other process after ${took | 0} ms (limit ${freshMilliseconds})`);
    await fetch(`${nth(0)}/sandbox/reset`, { method: "POST" });
    await vi.waitFor(async () => expect(await priceAt(nth(1))).toBe(48), { timeout: 20_000 });
  });

  test("one key asked of both at once is one order and the same bytes", async () => {
    const purchase = { key: randomUUID(), body: JSON.stringify(checkoutBody()) };
    const responses = await Promise.all(Array.from({ length: 20 }, (_, index) => send(nth(index), purchase)));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    const store = await openStore(testStore.options);
    expect(await auditStore(store)).toMatchObject({ ...cleanAudit, orders: 1 });
    await store.close();
  });

  test("the last one is sold once, whichever is asked", async () => {
    const body = (index: number) =>
      JSON.stringify(
        checkoutBody({
          email: `last-${index}@example.com`,
          total: 63.29,
          cart: {
            products: [{ variant: { id: ids.halo.lastBlack }, quantity: 1, price: 52 }],
            shipping: { service: "usps", type: "standard", identifier: "us-standard", amount: 7 },
          },
        }),
      );
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        send(nth(index), { key: `last-one-key-${index}`, body: body(index) }),
      ),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 39 }, () => 409)]);
  });
});
