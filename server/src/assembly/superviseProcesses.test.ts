import { once } from "node:events";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { keepBuying } from "../../invariants/keepBuying.ts";
import { fillWellStockedShop } from "../../invariants/wellStockedShop.ts";
import { openStore } from "../platform/store/store.ts";
import { isPostgresAvailable } from "../testing/postgres.ts";
import { type RunningServer, spawnServer, startServer } from "../testing/startServer.ts";
import { createPostgresStore, type TestStore } from "../testing/stores.ts";

const patience = { timeout: 60_000, interval: 50 };
const metricsPort = 20_000 + (process.pid % 20_000);

test("more than one process on the embedded store is refused with a sentence", async () => {
  const { child, output } = spawnServer({ PROCESSES: "2", DATABASE_URL: "" });
  const [code] = await once(child, "exit");
  expect([code, output()]).toEqual([
    1,
    "Velours cannot start: PROCESSES is 2, but the embedded store belongs to one process: set DATABASE_URL.\n",
  ]);
});

describe.skipIf(!(await isPostgresAvailable()))("two processes behind one port", () => {
  let testStore: TestStore;
  let server: RunningServer;
  beforeAll(async () => {
    testStore = await createPostgresStore();
    const store = await openStore(testStore.options);
    await fillWellStockedShop(store);
    await store.close();
    server = await startServer(testStore.options, undefined, {
      PROCESSES: "2",
      METRICS_PORT: String(metricsPort),
      // On a busy machine a buyer pauses for longer than the 0.2 s of tests, and would begin on a connection that closes.
      DRAIN_SECONDS: "1",
    });
  });
  afterAll(async () => {
    server.child.kill("SIGKILL");
    await testStore.remove();
  });

  const pids = () => {
    const { pid } = server.child;
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
  };

  test("count their requests together", async () => {
    const ask = () => fetch(`${server.origin}/api/ready`, { headers: { connection: "close" } });
    for (let count = 0; count < 10; count++) expect((await ask()).status).toBe(200);
    const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    const counted = [...text.matchAll(/^velours_request_seconds_count\{.*\} (\d+)$/gm)];
    const total = counted.reduce((sum, [, count]) => sum + Number(count), 0);
    expect(total).toBe(10);
    expect(text).toContain("\nvelours_store_up 1\n");
  });

  test("are replaced one after the other on SIGHUP, and no buyer is refused", async () => {
    const before = pids();
    const buying = keepBuying(server.origin, 4);
    await vi.waitFor(() => expect(buying.acknowledged.size).toBeGreaterThan(5), patience);
    server.child.kill("SIGHUP");
    await vi.waitFor(() => {
      expect(pids()).toHaveLength(2);
      expect(pids().some((pid) => before.includes(pid))).toBe(false);
    }, patience);
    const meanwhile = buying.acknowledged.size;
    await vi.waitFor(() => expect(buying.acknowledged.size).toBeGreaterThan(meanwhile), patience);
    await buying.finish();
    expect([...buying.refusals]).toEqual([]);
  });

  test("one that is killed is replaced", async () => {
    const [first, second] = pids();
    process.kill(first as number, "SIGKILL");
    await vi.waitFor(() => expect(pids()).not.toContain(first), patience);
    await vi.waitFor(() => expect(pids()).toHaveLength(2), patience);
    expect(pids()).toContain(second);
    await vi.waitFor(
      async () => expect((await fetch(`${server.origin}/api/ready`)).status).toBe(200),
      patience,
    );
  });

  test("end on SIGTERM, all of them, amid a restart too", async () => {
    server.child.kill("SIGHUP");
    await vi.waitFor(() => expect(pids()).toHaveLength(3), patience);
    const before = pids();
    const exit = once(server.child, "exit");
    server.child.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
    for (const pid of before) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  });
});
