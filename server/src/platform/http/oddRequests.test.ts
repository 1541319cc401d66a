import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../assembly/app.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { connectionLimits } from "./connectionLimits.ts";

const path = "/api/services/payments/validate";
/** A request with its headers as they are written. */
function request(headers: string[], body: string | Buffer = "", line = `POST ${path} HTTP/1.1`): Buffer {
  const head = [line, ...headers].join("\r\n");
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, "latin1"), Buffer.from(body)]);
}
const usual = ["host: localhost", "x-client-token: velours-dev", "content-type: application/json"];
const sized = (body: string | Buffer, more: string[] = []) =>
  request([...usual, ...more, `content-length: ${Buffer.byteLength(body)}`, "connection: close"], body);
const smuggled = "GET /api/health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
const chunked = `0\r\n\r\n${smuggled}`;
const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, " "));
const get = (headers: string[]) => request(headers, "", "GET /api/health HTTP/1.1");

describe("odd requests", () => {
  let shop: TestShop;
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    shop = await openTestShop(createEmbeddedStore());
    const limits = { ...connectionLimits, headers: 1_000, request: 1_000, interval: 100, silence: 1_500 };
    app = await createApp(shop.services, { limits });
    port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });

  async function statuses(bytes: Buffer): Promise<number[]> {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    socket.write(bytes);
    const response = await text(socket).catch(() => "");
    return [...response.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
  }

  test.each<[string, Buffer]>([
    [
      "a length and chunks",
      request([...usual, `content-length: ${chunked.length}`, "transfer-encoding: chunked"], chunked),
    ],
    ["chunks and a length", request([...usual, "transfer-encoding: chunked", "content-length: 4"], chunked)],
    ["two lengths", request([...usual, "content-length: 0", `content-length: ${smuggled.length}`], smuggled)],
    ["two lengths in one", request([...usual, `content-length: 0, ${smuggled.length}`], smuggled)],
    ["a length with a sign", request([...usual, "content-length: +0"], smuggled)],
    ["a length below zero", request([...usual, "content-length: -1"], smuggled)],
    ["a length in hexadecimal", request([...usual, "content-length: 0x0"], smuggled)],
    ["a space before the length's colon", request([...usual, "content-length : 0"], smuggled)],
    ["an encoding that only begins like chunks", request([...usual, "transfer-encoding: xchunked"], chunked)],
    [
      "chunks that are not the last encoding",
      request([...usual, "transfer-encoding: chunked, identity"], chunked),
    ],
    ["an encoding after a bare line feed", request([...usual, "x: y\ntransfer-encoding: chunked"], chunked)],
    [
      "a header that goes on in the next line",
      request([...usual, "transfer-encoding:\r\n chunked", "content-length: 0"], chunked),
    ],
    [
      "a chunk's size with a sign",
      request([...usual, "transfer-encoding: chunked"], `+0\r\n\r\n${smuggled}`),
    ],
    [
      "a chunk that is longer than it says",
      request([...usual, "transfer-encoding: chunked"], `1\r\n{}}\r\n${chunked}`),
    ],
    ["a NUL in a header", request([...usual, "x: a\0b", "content-length: 0"], smuggled)],
    ["no host", get(["connection: close"])],
    ["an unknown version", request(["host: localhost"], "", "GET /api/health HTTP/9.9")],
    ["an unknown method", request(["host: localhost"], "", "STEAL /api/health HTTP/1.1")],
    ["a tunnel", request(["host: localhost"], "", "CONNECT evil.example:443 HTTP/1.1")],
    ["a trace", request(["host: localhost", "connection: close"], "", "TRACE /api/health HTTP/1.1")],
    ["headers without end", get(["host: localhost", `x: ${"a".repeat(70_000)}`])],
    [
      "thousands of headers",
      get(["host: localhost", ...Array.from({ length: 3_000 }, (_, n) => `x-${n}: aaaaaaaaaa`)]),
    ],
    ["lists in lists, thousands deep", sized(`${"[".repeat(30_000)}${"]".repeat(30_000)}`)],
    ["objects in objects, thousands deep", sized(`${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}`)],
    ["a bomb of gzip", sized(bomb, ["content-encoding: gzip"])],
    ["a small body of gzip", sized(gzipSync("{}"), ["content-encoding: gzip"])],
    ["a body in an unknown encoding", sized("{}", ["content-encoding: x-none"])],
    ["a prototype", sized('{"__proto__":{"admin":true}}')],
    ["a constructor", sized('{"constructor":{"prototype":{"admin":true}}}')],
    ["bytes that are no text", sized(Buffer.from([0x22, 0xff, 0xfe, 0x22]))],
    ["a number no computer has", sized('{"cart":1e999999}')],
    [
      "a body of another type",
      request(
        [...usual.slice(0, 2), "content-type: text/xml", "content-length: 4", "connection: close"],
        "<a/>",
      ),
    ],
  ])("%s: refused once, and nothing after it is taken for a request", async (_, bytes) => {
    const received = await statuses(bytes);
    expect(received.filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect(received.length).toBeLessThanOrEqual(1);
    expect(await statuses(Buffer.from(smuggled))).toEqual([200]);
  });

  test("an address with a host in it is answered by this shop, and the host is not followed", async () => {
    const whole = request(
      ["host: localhost", "connection: close"],
      "",
      "GET http://evil.example/api/health HTTP/1.1",
    );
    expect(await statuses(whole)).toEqual([200]);
  });

  test("a bomb of gzip takes no memory: it is not unpacked", async () => {
    const before = process.memoryUsage().arrayBuffers;
    await Promise.all(Array.from({ length: 10 }, () => statuses(sized(bomb, ["content-encoding: gzip"]))));
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024);
  });
});
