import { connect } from "node:net";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { writeProduct } from "../../domains/catalogue/store/productRows.ts";
import { sessionCookieName } from "../../domains/sessions/sessionCookie.ts";
import { fixture } from "../../testing/fixture.ts";
import { signIn } from "../../testing/signIn.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { inTransaction } from "../store/transaction.ts";

const token = { "x-client-token": "velours-dev" };
const url = "/api/products?collections=vibrators&limit=2";

describe("a response from memory", () => {
  let port: number;
  const logged: string[] = [];
  const logTo = new PassThrough();
  logTo.on("data", (line) => logged.push(String(line)));

  const shop = fixture(() =>
    openTestShop(createEmbeddedStore(), {
      env: { LOG_LEVEL: "info", CORS_ORIGINS: "https://partner.example" },
      logTo,
    }),
  );
  beforeAll(async () => {
    const address = new URL(await shop.app.listen({ port: 0, host: "127.0.0.1" }));
    port = Number(address.port);
  });

  const get = (headers: Record<string, string> = {}, path = url) =>
    shop.app.inject({ url: path, headers: { ...token, ...headers } });

  /** The first is made, the second has the headers of a guest collected, the third comes from memory before anything else. */
  beforeEach(async () => {
    for (let nth = 0; nth < 2; nth++) expect((await get()).statusCode).toBe(200);
  });

  const unchanging = ({ headers }: { headers: Record<string, unknown> }) => {
    const { date: _, "x-request-id": __, connection: ___, "keep-alive": ____, ...others } = headers;
    return others;
  };

  test("has the bytes and headers of the one that was made, and a request id of its own", async () => {
    const path = `${url}&page=1`;
    const responses = [];
    for (let nth = 0; nth < 4; nth++) responses.push(await get({}, path));
    const [made, ...cached] = responses;
    for (const response of cached) {
      expect(response.body).toBe(made?.body);
      expect(unchanging(response)).toEqual(unchanging(made as NonNullable<typeof made>));
    }
    expect(new Set(responses.map(({ headers }) => headers["x-request-id"])).size).toBe(4);
  });

  test("has the same headers on a connection as without one", async () => {
    const response = await fetch(`http://127.0.0.1:${port}${url}`, { headers: token });
    expect(unchanging({ headers: Object.fromEntries(response.headers) })).toEqual(unchanging(await get()));
    expect(await response.text()).toBe((await get()).body);
  });

  test("is logged like any other", async () => {
    logged.length = 0;
    const { headers } = await get();
    await expect
      .poll(() => logged.map((line) => JSON.parse(line)))
      .toContainEqual(
        expect.objectContaining({
          reqId: headers["x-request-id"],
          method: "GET",
          route: "/api/products",
          operation: "listProducts",
          status: 200,
          milliseconds: expect.any(Number),
        }),
      );
  });

  test("is not sent without the client token, or with another", async () => {
    const without = await shop.app.inject({ url });
    const other = await get({ "x-client-token": "another" });
    for (const response of [without, other]) expect(response.json().reference).toBe("clientTokenInvalid");
  });

  test("is not sent for another host, nor where a second host is named", async () => {
    expect((await get({ host: "evil.example" })).statusCode).toBe(400);
    const socket = connect(port, "127.0.0.1");
    socket.write(
      `GET ${url} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nHost: evil.example\r\nx-client-token: velours-dev\r\nconnection: close\r\n\r\n`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test("tells a member the member's revision, and an ended session that it ended", async () => {
    const { headers } = await signIn(shop);
    expect((await get(headers)).headers["x-session-validation"]).not.toBe(
      (await get()).headers["x-session-validation"],
    );
    const ended = await get({ cookie: `${sessionCookieName(shop.services.config)}=ended` });
    expect([ended.headers["x-session-validation"], ended.headers["set-cookie"]]).toEqual([
      "invalid",
      expect.stringContaining("Max-Age=0"),
    ]);
    const other = await get({ cookie: "velours_identity=1" });
    expect(unchanging(other)).toEqual(unchanging(await get()));
  });

  test("gives another origin its headers, and nobody else", async () => {
    const allowed = await get({ origin: "https://partner.example" });
    expect(allowed.headers["access-control-allow-origin"]).toBe("https://partner.example");
    expect((await get()).headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("has no body for HEAD", async () => {
    const response = await shop.app.inject({ method: "HEAD", url, headers: token });
    expect([response.statusCode, response.body]).toEqual([200, ""]);
  });

  test("is made anew once the catalogue changed", async () => {
    const { store, catalogue } = shop.services;
    const product = catalogue.stored((await get()).json()[0].id)?.document;
    if (product === undefined) throw new Error("the listing is empty");
    const path = `/api/products/${product.id}`;
    for (let nth = 0; nth < 3; nth++) expect((await get({}, path)).body).toContain(product.title);
    await inTransaction(store.db, (trx) => writeProduct(trx, { ...product, title: "Renamed" }, true));
    await catalogue.refresh();
    expect((await get({}, path)).body).toContain("Renamed");
  });

  test("closes the connection of a server that drains", async () => {
    shop.app.draining = true;
    const response = await get();
    shop.app.draining = false;
    expect(response.headers.connection).toBe("close");
    expect((await get()).headers.connection).not.toBe("close");
  });
});
