import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { demoPassword } from "../src/domains/accounts/demoUsers.ts";
import { limits } from "../src/platform/limits/limits.ts";
import { openStore } from "../src/platform/store/store.ts";
import { checkoutBody, createNonce } from "../src/testing/checkoutBody.ts";
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

  test("cards that fail in one are counted by the other (CA-55)", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 7; index++) {
      const body = checkoutBody({ email: "declined@example.com", nonce: createNonce("declined") });
      const { status } = await send(nth(index), { key: `declined-key-${index}`, body: JSON.stringify(body) });
      statuses.push(status);
    }
    expect(statuses).toEqual([402, 402, 402, 402, 402, 429, 429]);
  });

  const passed = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };
  const signIn = (origin: string, email: string, password: string) =>
    fetch(`${origin}/api/services/authentication`, {
      method: "POST",
      headers,
      body: JSON.stringify({ email, password, action: "submit", challenge: passed }),
    });

  test("who signs in at one is signed in at the other, and signed out at both", async () => {
    const signedIn = await signIn(nth(0), "member@example.com", demoPassword);
    const { id, revision } = (await signedIn.json()) as { id: number; revision: number };
    const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
    const seenAt = async (origin: string) => {
      const response = await fetch(`${origin}/api/users/${id}`, { headers: { ...headers, cookie } });
      return [response.status, response.headers.get("x-session-validation")];
    };
    expect(await seenAt(nth(1))).toEqual([200, String(revision)]);
    const signedOut = await fetch(`${nth(1)}/api/services/authentication`, {
      method: "DELETE",
      headers: { "x-client-token": headers["x-client-token"], cookie },
    });
    expect(signedOut.status).toBe(204);
    expect(await seenAt(nth(0))).toEqual([401, "invalid"]);
    expect(await seenAt(nth(1))).toEqual([401, "invalid"]);
  });

  test("wrong passwords are counted by both together, and the limit holds at both", async () => {
    const { burst } = limits.loginEmail;
    const statuses: number[] = [];
    let wait: string | null = null;
    for (let index = 0; index < burst + 2; index++) {
      const response = await signIn(nth(index), "nobody-yet@example.com", "not this one either");
      statuses.push(response.status);
      wait = response.headers.get("retry-after");
    }
    expect(statuses).toEqual([...Array.from({ length: burst }, () => 401), 429, 429]);
    expect(Number(wait)).toBeGreaterThan(0);
  });
});
