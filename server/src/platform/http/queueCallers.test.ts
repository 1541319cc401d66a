import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pages } from "@velours/sdk/shop";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createApp } from "../../assembly/app.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop, type TestShop } from "../../testing/testShop.ts";
import { StaticFiles } from "../pages/staticFiles.ts";

describe("requests by their network's share", () => {
  let shop: TestShop;
  let origin: string;
  beforeAll(async () => {
    shop = await openTestShop(createEmbeddedStore(), { env: { TRUST_PROXY: "loopback" } });
    origin = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => shop.close());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const url = () => `${origin}/api/sites/boutique`;
  const from = (address: string) => ({ "x-client-token": "velours-dev", "x-forwarded-for": address });

  test("begin as the queue says, by the address that a trusted proxy names", async () => {
    const enter = vi.spyOn(shop.services.fairQueue, "enter");
    expect((await fetch(url(), { headers: from("203.0.113.7") })).status).toBe(200);
    expect((await fetch(url(), { headers: from("2001:db8:1:2:3::4") })).status).toBe(200);
    expect(enter.mock.calls.map(([name]) => name)).toEqual(["203.0.113.7", "2001:db8:1:2::/64"]);
  });

  test("are answered 429 rateLimited with Retry-After when they are refused", async () => {
    vi.spyOn(shop.services.fairQueue, "enter").mockImplementation((_name, _begin, refuse) => {
      refuse(3);
      return () => {};
    });
    const response = await fetch(url(), { headers: from("203.0.113.7") });
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "3"]);
    expect(await response.json()).toMatchObject({ reference: "rateLimited" });
  });

  test("leave the queue when they end, and when the caller goes away while they wait", async () => {
    const leave = vi.fn();
    const enter = vi.spyOn(shop.services.fairQueue, "enter").mockImplementation((_name, begin) => {
      if (enter.mock.calls.length === 1) begin();
      return leave;
    });
    await (await fetch(url(), { headers: from("203.0.113.7") })).text();
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce());
    const { port } = new URL(origin);
    const socket = connect(Number(port), "127.0.0.1");
    socket.write("GET /api/sites/boutique HTTP/1.1\r\nhost: localhost\r\n\r\n");
    await vi.waitFor(() => expect(enter).toHaveBeenCalledTimes(2));
    socket.destroy();
    await once(socket, "close");
    await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
  });

  test("of a page that is rendered are part of its work, and wait for nothing", async () => {
    const enter = vi.spyOn(shop.services.fairQueue, "enter");
    expect((await shop.call("getSite", { params: { site: "boutique" } })).status).toBe(200);
    expect(enter).not.toHaveBeenCalled();
  });

  test("for a script are answered however much their network owes: a page without it stays blank", async () => {
    const directory = mkdtempSync(join(tmpdir(), "velours-queue-"));
    mkdirSync(join(directory, "desk/assets"), { recursive: true });
    writeFileSync(join(directory, "desk/assets/index-D3n0GVul.js"), "open()");
    writeFileSync(join(directory, "desk/assets/halo.txt"), "a picture's");
    const pages = { default: () => Promise.reject(new Error("no page")) } as unknown as Pages;
    const files = new StaticFiles(directory, ["/distribution"]);
    const app = await createApp(shop.services, { build: { pages, files } });
    const built = await app.listen({ port: 0, host: "127.0.0.1" });
    vi.spyOn(shop.services.fairQueue, "enter").mockImplementation((_name, _begin, refuse) => {
      refuse(3);
      return () => {};
    });
    const folder = `${built}/distribution/desk/assets`;
    const statuses = ["index-D3n0GVul.js?x=1", "halo.txt", "gone-D3n0GVul.js"].map(
      async (name) => (await fetch(`${folder}/${name}`)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 429, 429]);
    await app.close();
    rmSync(directory, { recursive: true });
  });
});
