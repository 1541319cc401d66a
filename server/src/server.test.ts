import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openStore } from "./platform/store/store.ts";
import { checkoutBody } from "./testing/checkoutBody.ts";
import { spawnServer, startServer } from "./testing/startServer.ts";
import { createEmbeddedStore, createEmbeddedStoreWith } from "./testing/stores.ts";
import { copyTemplate } from "./testing/storeTemplate.ts";

interface Place {
  taken: string;
  file: string;
}

describe("the process", () => {
  test("a wrong value stops the start with a sentence that names it", async () => {
    const { child, output } = spawnServer({ PORT: "eighty" });
    const [code] = await once(child, "exit");
    expect([code, output()]).toEqual([
      1,
      'Velours cannot start: PORT is "eighty", but it must be a port: a whole number from 0 to 65535.\n',
    ]);
  });

  test.each<[string, (place: Place) => Record<string, string>, RegExp]>([
    [
      "a port in use",
      ({ taken }) => ({ PORT: taken }),
      /: Port \d+ is in use by another program\. Stop it, or choose another port with PORT\.\n$/,
    ],
    [
      "a gateway port in use",
      ({ taken }) => ({ GATEWAY_PORT: taken }),
      /choose another port with GATEWAY_PORT\.\n$/,
    ],
    [
      "a database that is not there",
      () => ({ DATABASE_URL: "postgres://u:secret@127.0.0.1:1/shop" }),
      /: DATABASE_URL names 127\.0\.0\.1:1\/shop, but no database answers there: .+\n$/,
    ],
    [
      "a data directory that is a file",
      ({ file }) => ({ DATA_DIR: file }),
      /: The data directory \S+ cannot be written: .+ Choose another directory with DATA_DIR\.\n$/,
    ],
  ])("%s stops the start with a sentence and no stack", async (_, env, sentence) => {
    const { options, remove } = createEmbeddedStore();
    const file = join(options.dataDir, "file");
    writeFileSync(file, "");
    await copyTemplate(join(options.dataDir, "data"));
    const taken = createServer().listen(0, "localhost");
    await once(taken, "listening");
    const { port } = taken.address() as AddressInfo;
    const { child, output } = spawnServer({
      PORT: "0",
      GATEWAY_PORT: "0",
      DATA_DIR: join(options.dataDir, "data"),
      DATABASE_URL: "",
      ...env({ taken: String(port), file }),
    });
    expect((await once(child, "exit"))[0]).toBe(1);
    expect(output()).toMatch(sentence);
    expect(output()).not.toMatch(/secret|\n {4}at |The store is empty/);
    taken.close();
    await remove();
  });

  test("SIGTERM does not wait for callers who sent half a body, half a head or nothing, and ends well in bounded time", async () => {
    const { options, remove } = await createEmbeddedStoreWith("filled");
    const { child, origin } = await startServer(options);
    const body =
      "POST /api/services/payments/validate HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\n\r\n{";
    for (const sent of [body, "GET / HTTP/1.1\r\nhost: localhost\r\n", ""]) {
      const socket = connect(Number(new URL(origin).port), "127.0.0.1").on("error", () => {});
      await once(socket, "connect");
      socket.write(sent);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    const since = Date.now();
    child.kill("SIGTERM");
    expect((await once(child, "exit"))[0]).toBe(0);
    expect(Date.now() - since).toBeLessThan(8_000);
    await remove();
  });

  test("SIGTERM in a burst: not ready before it stops accepting, and no request that arrived is reset", async () => {
    const { options, remove } = await createEmbeddedStoreWith("demo");
    const { child, origin } = await startServer(options, [], { DRAIN_SECONDS: "6" });
    const exit = once(child, "exit");
    const get = (path: string) =>
      fetch(origin + path).then(
        ({ status }) => status,
        ({ cause }) => String(cause),
      );
    const burst = Array.from({ length: 30 }, (_, nth) => get(`/sex-toys?page=${nth}`));
    child.kill("SIGTERM");
    let ready: unknown = 200;
    for (let tries = 0; ready === 200 && tries < 50; tries++) ready = await get("/api/ready");
    expect(ready).toBe(503);
    const late = Array.from({ length: 20 }, (_, nth) => get(`/api/health?x=${nth}`));
    expect(new Set(await Promise.all([...burst, ...late]))).toEqual(new Set([200]));
    expect((await exit)[0]).toBe(0);
    await remove();
  });

  test.each(["SIGTERM", "SIGHUP"] as const)(
    "%s answers what is under way, closes, and lets the directory go",
    async (signal) => {
      const { options, remove } = await createEmbeddedStoreWith("filled");
      const { child, origin } = await startServer(options);
      const headers = { "x-client-token": "velours-dev", "content-type": "application/json" };
      const response = fetch(`${origin}/api/services/payments/checkout`, {
        method: "POST",
        headers,
        body: JSON.stringify(checkoutBody()),
      });
      const exit = once(child, "exit");
      await new Promise((resolve) => setTimeout(resolve, 5));
      child.kill(signal);
      const checkoutResponse = await response;
      const order = (await checkoutResponse.json()) as { id: string };
      expect(checkoutResponse.status).toBe(200);
      expect((await exit)[0]).toBe(0);

      const after = await openStore(options);
      const orders = await after.db.selectFrom("orders").select("id").execute();
      expect(orders).toEqual([{ id: order.id }]);
      await after.close();
      await remove();
    },
  );
});
