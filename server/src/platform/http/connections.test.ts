import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../assembly/app.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { connectionLimits } from "./connectionLimits.ts";

const limits = {
  ...connectionLimits,
  headers: 500,
  request: 1_000,
  uploadRate: 1_000,
  interval: 100,
  silence: 1_600,
};
/** Until a connection that is held has been ended, on a busy machine. */
const soon = 30_000;

const head = (length: number | "chunked") =>
  "POST /api/services/payments/validate HTTP/1.1\r\nhost: localhost\r\nx-client-token: velours-dev\r\n" +
  `content-type: application/json\r\n${length === "chunked" ? "transfer-encoding: chunked" : `content-length: ${length}`}\r\n\r\n`;

const importHead = (length: number, key: string) =>
  "POST /api/merchant/imports/preview HTTP/1.1\r\nhost: localhost\r\nx-client-token: velours-dev\r\n" +
  `x-merchant-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n`;

describe("connections that are held", () => {
  let shop: TestShop;
  let app: FastifyInstance;
  let port: number;
  const big = Buffer.alloc(8 * 1024 * 1024, "x");
  beforeAll(async () => {
    shop = await openTestShop(createEmbeddedStore());
    app = await createApp(shop.services, { limits });
    app.get("/big", async (_request, reply) => reply.send(big));
    // More than the system keeps for a socket.
    app.get("/huge", async (_request, reply) => reply.send(Buffer.alloc(96 * 1024 * 1024, "x")));
    app.get("/slow", async () => {
      await sleep(limits.silence * 2);
      return "done";
    });
    app.get("/pausing", async () =>
      Readable.from(
        (async function* () {
          yield "begun, ";
          await sleep(limits.silence * 2);
          yield "done";
        })(),
      ),
    );
    port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });

  const open = (): Socket => connect(port, "127.0.0.1").on("error", () => {});
  const get = (url: string) => {
    const socket = open();
    socket.write(`GET ${url} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    return text(socket);
  };
  const statuses = (response: string) => response.match(/HTTP\/1\.1 \d+/g);
  const count = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, found) => resolve(found)));

  test.concurrent.each<[string, string, string]>([
    ["a body that drips, with its length", head(60_000), "x"],
    ["a body that drips in chunks", head("chunked"), "1\r\nx\r\n"],
    ["a head that drips", "GET /api/health HTTP/1.1\r\nhost: localhost\r\n", "x-a: b\r\n"],
  ])("%s is answered 408 and ended in bounded time", async (_, start, drip) => {
    const socket = open();
    socket.write(start);
    const timer = setInterval(() => socket.write(drip), 50);
    const since = Date.now();
    const response = await text(socket);
    clearInterval(timer);
    expect(statuses(response)).toEqual(["HTTP/1.1 408"]);
    expect(JSON.parse(response.split("\r\n\r\n")[1] ?? "").reference).toBe("validationError");
    expect(Date.now() - since).toBeLessThan(soon);
  });

  test.each([
    ["keeps arriving is read to its end, however long it takes", 2_000, 200],
    ["drips is ended like any other", 10, 408],
  ])("a merchant's import that %s", async (_, bytes, status) => {
    const body = JSON.stringify({ text: `{"promotions":[]}${" ".repeat(80_000)}` });
    const key = await createMerchantHeaders(shop);
    const socket = open();
    socket.write(importHead(body.length, key["x-merchant-key"]));
    let sent = 0;
    const timer = setInterval(() => {
      if (sent < body.length) socket.write(body.slice(sent, sent + bytes));
      sent += bytes;
    }, 50);
    const response = await text(socket);
    clearInterval(timer);
    expect(statuses(response)).toEqual([`HTTP/1.1 ${status}`]);
  });

  test("nothing of a request is kept once its response has left, though its connection stays", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const kept: WeakRef<object>[] = [];
    app.server.once("request", (request, response) => {
      kept.push(new WeakRef(request), new WeakRef(response));
    });
    const socket = open();
    socket.write("GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await once(socket, "data");
    const left = () => {
      collect();
      return kept.map((reference) => reference.deref());
    };
    // A reference counts for the turn in which it was made or read.
    await expect.poll(left, { timeout: soon }).toEqual([undefined, undefined]);
    await expect.poll(count, { timeout: soon }).toBe(1);
    expect(socket.readyState).toBe("open");
    socket.destroy();
  });

  test("408 arrives although the server has not read all that was sent by then", async () => {
    const socket = open();
    socket.write(head(60_000));
    await sleep(200);
    socket.write("x");
    // Nothing is read meanwhile, and the late request is looked for before what was sent.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, limits.request + limits.interval);
    expect(statuses(await text(socket))).toEqual(["HTTP/1.1 408"]);
  });

  test("300 half-sent bodies hold no descriptors, and others are answered meanwhile", async () => {
    const sockets = Array.from({ length: 300 }, open);
    for (const socket of sockets) socket.write(`${head(1_000)}{"cart":`);
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    expect(statuses(await get("/api/health"))).toEqual(["HTTP/1.1 200"]);
    await Promise.all(sockets.map(text));
    for (let tries = 0; (await count()) > 0 && tries < 20; tries++) await sleep(100);
    expect(await count()).toBe(0);
  });

  test("a response that is never read is released", async () => {
    const socket = open();
    socket.write("GET /huge HTTP/1.1\r\nhost: localhost\r\n\r\n");
    socket.pause();
    for (let tries = 0; (await count()) > 0 && tries < 40; tries++) await sleep(limits.silence / 8);
    expect(await count()).toBe(0);
    socket.destroy();
  });

  test("a response that is read steadily is read to its end, however long it takes", async () => {
    const socket = open();
    socket.write("GET /big HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    let bytes = 0;
    for await (const chunk of socket) {
      bytes += (chunk as Buffer).length;
      await sleep(20);
    }
    expect(bytes).toBeGreaterThan(big.length);
  });

  test.each([
    ["/slow", /done$/],
    ["/pausing", /begun, [\s\S]*done\r\n0\r\n\r\n$/],
  ])("a request whose answer takes longer than a request may arrive is answered: %s", async (url, answer) => {
    expect(await get(url)).toMatch(answer);
  });

  test.each([1, 8])("a body of %i MB is answered, not reset", async (megabytes) => {
    for (const body of ["x".repeat(megabytes * 1024 * 1024), undefined]) {
      const socket = open();
      const answered = text(socket.setTimeout(soon, () => socket.end()));
      if (body !== undefined) socket.write(head(body.length) + body);
      else {
        socket.write(head("chunked"));
        for (let part = 0; part < megabytes * 16; part++) socket.write(`10000\r\n${"x".repeat(0x10000)}\r\n`);
        socket.write("0\r\n\r\n");
      }
      // On the same connection: nothing of the body is taken for a request.
      socket.write("GET /api/health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
      const response = await answered;
      expect(statuses(response)).toEqual(["HTTP/1.1 400", "HTTP/1.1 200"]);
      expect(response).toContain("The body is larger than 64 kB");
    }
  });
});
