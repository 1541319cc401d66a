import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, describe, expect, test } from "vitest";
import { endMemberSessions } from "../domains/sessions/store.ts";
import { json } from "../platform/store/json.ts";
import { fixture } from "../testing/fixture.ts";
import { signIn } from "../testing/signIn.ts";
import { createEmbeddedStore } from "../testing/stores.ts";
import { openTestShop } from "../testing/testShop.ts";

const token = { "x-client-token": "velours-dev" };

describe("the assembly", () => {
  const shop = fixture(() => openTestShop(createEmbeddedStore()));
  beforeAll(async () => {
    shop.app.get("/api/broken", async () => {
      throw new Error("a secret of the database");
    });
    shop.app.post("/api/large", { bodyLimit: 2_000_000 }, async () => ({}));
    shop.app.get<{ Params: { code: string } }>("/api/unavailable/:code", async ({ params: { code } }) => {
      throw Object.assign(new Error("the store failed"), { code });
    });
  });

  test("health says alive and ready says that the store answers, without a token", async () => {
    expect((await shop.app.inject("/api/health")).json()).toEqual({ status: "alive" });
    const ready = await shop.app.inject("/api/ready");
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: "ready", store: "embedded" }]);
  });

  test("ready says 503 when the store does not answer", async () => {
    const { store } = shop.services;
    const { ping } = store;
    store.ping = async () => {
      throw new Error("gone");
    };
    const { statusCode, headers } = await shop.app.inject("/api/ready");
    store.ping = ping;
    expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
  });

  test("ready says 503, and why, when the store lacks the site that pages are made of", async () => {
    const { db } = shop.services.store;
    const site = await db
      .deleteFrom("sites")
      .where("code", "=", "boutique")
      .returningAll()
      .executeTakeFirstOrThrow();
    const response = await shop.app.inject("/api/ready");
    await db
      .insertInto("sites")
      .values({ ...site, document: json(site.document) })
      .execute();
    expect([response.statusCode, response.json()]).toEqual([
      503,
      {
        status: "unready",
        store: "embedded",
        reason: "There is no site called boutique: import it, or set SITE to another.",
      },
    ]);
  });

  test("what is not there is said as JSON", async () => {
    for (const url of ["/api/nothing", "/api", "/nothing"]) {
      const response = await shop.app.inject({ url, headers: token });
      expect([response.statusCode, response.json().reference]).toEqual([404, "resourceDoesNotExist"]);
    }
  });

  test("an unforeseen error is one neutral 500", async () => {
    const response = await shop.app.inject({ url: "/api/broken", headers: token });
    expect([response.statusCode, response.json().reference]).toEqual([500, "internalError"]);
    expect(response.body).not.toContain("secret");
  });

  test.each([
    ["out of reach", "ECONNREFUSED"],
    ["with a full disk", "53100"],
    ["that is a standby", "25006"],
    ["whose disk fails", "58030"],
  ])("a store %s is a 503 with Retry-After", async (_, code) => {
    const response = await shop.app.inject({ url: `/api/unavailable/${code}`, headers: token });
    expect([response.statusCode, response.json().reference]).toEqual([503, "serviceUnavailable"]);
    expect(response.headers["retry-after"]).toBe("5");
  });

  test.each([
    ["no JSON", "{", { "content-type": "application/json" }],
    ["another type", "a=b", { "content-type": "application/x-www-form-urlencoded" }],
    ["more than 64 kB", JSON.stringify({ a: "x".repeat(70_000) }), { "content-type": "application/json" }],
    ["nothing", undefined, {}],
  ])("400 validationError for a body that is %s", async (_, payload, headers) => {
    const url = "/api/services/payments/validate";
    const response = await shop.app.inject({
      method: "POST",
      url,
      payload,
      headers: { ...token, ...headers },
    });
    expect([response.statusCode, response.json().reference]).toEqual([400, "validationError"]);
  });

  test("a body larger than its operation takes is told that operation's limit", async () => {
    const send = (size: number) =>
      shop.app.inject({
        method: "POST",
        url: "/api/large",
        headers: token,
        payload: { a: "x".repeat(size) },
      });
    expect((await send(70_000)).statusCode).toBe(200);
    expect((await send(2_000_000)).json().value).toEqual({ body: "The body is larger than 2 MB" });
  });

  test.each(["/%", "/api/products/%ff", "/assets/%c0%ae"])(
    "an address that cannot be read is refused as the contract says: %s",
    async (url) => {
      const response = await shop.app.inject({ url, headers: token });
      expect([response.statusCode, response.json().reference]).toEqual([400, "validationError"]);
    },
  );

  describe("on the socket", () => {
    let port: number;
    beforeAll(async () => {
      port = Number(new URL(await shop.app.listen({ port: 0, host: "127.0.0.1" })).port);
    });
    const start = "POST /api/services/payments/validate HTTP/1.1\r\nhost: x\r\n";
    /** A second request in what one reading takes for the first one's body. */
    const hidden = "GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n";

    test.each([
      ["no method of HTTP", "FOO / HTTP/1.1\r\nhost: x\r\n\r\n"],
      ["headers too long", `GET / HTTP/1.1\r\nhost: x\r\nx: ${"y".repeat(20_000)}\r\n\r\n`],
      ["two lengths", `${start}content-length: 0\r\ncontent-length: 44\r\n\r\n${hidden}`],
    ])("%s is refused, once, and the connection is over", async (_, request) => {
      const socket = connect(port, "127.0.0.1");
      socket.write(request);
      const response = await text(socket);
      expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
      expect(JSON.parse(response.split("\r\n\r\n")[1] ?? "").reference).toBe("validationError");
    });
  });

  test("what is encoded is decoded once", async () => {
    const status = async (code: string) =>
      (await shop.app.inject({ url: `/api/products/promotions/${code}`, headers: token })).statusCode;
    expect(await status("%57ELCOME15")).toBe(200);
    expect(await status("%2557ELCOME15")).toBe(404);
  });

  test("a page of 1e309 is a number no answer can say", async () => {
    const response = await shop.app.inject({ url: "/api/products?page=1e309", headers: token });
    expect([response.statusCode, response.json().value]).toEqual([400, { page: "This number is too large" }]);
  });

  test.each(["/api/products/1", "/api/products/me", "/api/nothing", "/api/users/1"])(
    "an answer of the API says the session's revision, whatever it is: %s (4.1, S-445)",
    async (url) => {
      const getCountry = async (headers: Record<string, string>) =>
        (await shop.app.inject({ url, headers })).headers["x-session-validation"];
      expect([await getCountry(token), await getCountry({})]).toEqual(["1", "1"]);
      const { user, headers } = await signIn(shop);
      expect(await getCountry({ ...token, ...headers })).toBe(String(user.revision));
      await endMemberSessions(shop.services.store.db, user.id);
      expect(await getCountry({ ...token, ...headers })).toBe("invalid");
    },
  );
});
