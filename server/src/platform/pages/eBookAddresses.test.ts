import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../assembly/app.ts";
import { checkoutBody, ebookBody } from "../../testing/checkoutBody.ts";
import { type SignedIn, signIn } from "../../testing/signIn.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { loadBuild } from "./servePages.ts";

const secret = "what only buyers read";
const file = "/assets/files/guide.pdf";

/** Addresses of the book that a caller without an order could try: ID is the buyer's order, OWN one without it. */
const addresses = [
  file,
  `${file}?`,
  `${file}?order=`,
  `${file}?order=ID`,
  `${file}?order=OWN`,
  `${file}?order=OWN&order=ID`,
  `${file}?order=ID&order=OWN`,
  `${file}?order[]=ID`,
  `${file}?order=ID,OWN`,
  `${file}?order=ID%00`,
  `${file}?order=%20ID`,
  `${file}?order='%20or%201=1--`,
  `${file}?order=null`,
  `${file}?user=ID&order=OWN`,
  `/distribution${file}`,
  `/distribution${file}?order=ID`,
  `/distribution/distribution${file}`,
  `/${file}`,
  "/assets//files/guide.pdf",
  "/assets/./files/guide.pdf",
  "/assets/img/../files/guide.pdf",
  "/assets/img/..%2ffiles%2fguide.pdf",
  "/assets/img/%2e%2e/files/guide.pdf",
  "/assets/img/%252e%252e%252ffiles%252fguide.pdf",
  "/assets/img/..%5cfiles%5cguide.pdf",
  "/assets\\files\\guide.pdf",
  "/assets%2ffiles%2fguide.pdf",
  "/assets/files/%67uide.pdf",
  "/assets/files/guide%2epdf",
  "/assets/files/GUIDE.PDF",
  "/Assets/Files/guide.pdf",
  `${file}.`,
  `${file}...`,
  `${file}%20`,
  `${file}/`,
  `${file}%00`,
  `${file}%00.svg`,
  `${file};.svg`,
  `${file}%3forder=ID`,
  `${file}#.svg`,
  `${file}.gz`,
  `${file}::$DATA`,
  "/assets/files/",
  "/client/assets/files/guide.pdf",
  "/../client/assets/files/guide.pdf",
  "/fr/assets/files/guide.pdf",
  `http://shop.example${file}`,
];

describe("an e-book", () => {
  let shop: TestShop;
  let app: FastifyInstance;
  let port: number;
  let buyer: SignedIn;
  let otherMember: SignedIn;
  let bought: string;
  let own: string;
  const directory = mkdtempSync(join(tmpdir(), "velours-build-"));

  beforeAll(async () => {
    const write = (path: string, content: string) => writeFileSync(join(directory, path), content);
    for (const folder of ["server", "client/assets/files", "client/assets/img"])
      mkdirSync(join(directory, folder), { recursive: true });
    write("server/package.json", '{"type":"module"}');
    write(
      "server/server.js",
      'export default { fetch: async () => new Response("a page", { status: 404 }) };',
    );
    write("client/assets/files/guide.pdf", secret);
    write("client/assets/img/halo.svg", "<svg/>");
    shop = await openTestShop(createEmbeddedStore());
    app = await createApp(shop.services, { build: await loadBuild(directory) });
    await app.listen({ port: 0, host: "127.0.0.1" });
    port = (app.server.address() as AddressInfo).port;
    [buyer, otherMember] = [await signIn(shop), await signIn(shop)];
    const book = ebookBody();
    const order = async (body: object, headers: SignedIn["headers"]) =>
      (await shop.call("submitCheckout", { body, headers })).body.id;
    bought = await order(book, buyer.headers);
    own = await order(checkoutBody(), otherMember.headers);
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
    rmSync(directory, { recursive: true });
  });

  /** Requests an address without normalising it: `fetch` and `inject` would resolve its dots first. */
  async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
    const outgoing = request({ host: "127.0.0.1", port, path, headers, method, agent: false }).end();
    const [response] = (await once(outgoing, "response")) as [
      NodeJS.ReadableStream & { statusCode: number; headers: IncomingHttpHeaders },
    ];
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }
  const filled = (address: string) => address.replaceAll("ID", bought).replaceAll("OWN", own);

  test("is the buyer's", async () => {
    const { status, body } = await get(`${file}?order=${bought}`, buyer.headers);
    expect([status, body]).toEqual([200, secret]);
  });

  test.each(addresses)("is neither a guest's nor another member's at %s", async (address) => {
    for (const headers of [{}, otherMember.headers]) {
      const { status, body } = await get(filled(address), headers);
      expect(body).not.toContain(secret);
      expect([400, 404]).toContain(status);
    }
  });

  test("is not told of by HEAD, a range or a copy that somebody says they have", async () => {
    const { headers } = await get(`${file}?order=${bought}`, buyer.headers);
    for (const [method, more] of [
      ["HEAD", {}],
      ["GET", { range: "bytes=0-3" }],
      ["GET", { "if-none-match": String(headers.etag) }],
    ] as const) {
      const response = await get(`${file}?order=${bought}`, { ...otherMember.headers, ...more }, method);
      expect([response.status, response.headers.etag]).toEqual([404, undefined]);
    }
  });
});
