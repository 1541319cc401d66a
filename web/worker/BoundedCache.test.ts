import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BoundedCache } from "./BoundedCache.ts";
import { FakeCaches } from "./fakeCaches.ts";

let storage: FakeCaches;
let cache: BoundedCache;

beforeEach(() => {
  storage = new FakeCaches();
  vi.stubGlobal("caches", storage);
  cache = new BoundedCache("pages", { count: 3, bytes: 400 });
});
afterEach(() => vi.unstubAllGlobals());

const put = (url: string, size = 10) => cache.put(url, async () => new Response("x".repeat(size)));

it("keeps no more entries than it may, and drops the one written longest ago", async () => {
  for (const url of ["a", "b", "c", "a", "d"]) await put(url);
  await cache.trim();
  expect(await cache.urls()).toEqual(["d", "a", "c"]);
});

it("keeps no more bytes than it may, and nothing that alone takes a quarter of them", async () => {
  await put("small", 100);
  await put("large", 101);
  expect(await cache.urls()).toEqual(["small"]);
  cache = new BoundedCache("pages", { count: 100, bytes: 400 });
  for (const url of ["b", "c", "d", "e"]) await put(url, 100);
  await cache.trim();
  expect(await cache.urls()).toEqual(["e", "d", "c", "b"]);
});

it("drops the older half when the disk is full, and gives up when that is not enough", async () => {
  cache = new BoundedCache("pages", { count: 4, bytes: 4_000 });
  storage.capacity = 400;
  for (const url of ["a", "b", "c", "d", "e"]) await put(url, 100);
  expect(await cache.urls()).toEqual(["e", "d", "c"]);
  storage.capacity = 0;
  await expect(put("f", 100)).resolves.toBeUndefined();
  expect(await cache.get("f")).toBeUndefined();
});

it("writes nothing that was on its way while it was cleared", async () => {
  await put("a");
  let arrive = (_: Response) => {};
  const writing = cache.put("b", () => new Promise((resolve) => (arrive = resolve)));
  await cache.clear();
  arrive(new Response("late"));
  await writing;
  expect(await storage.keys()).toEqual([]);
});

it("finds nothing where the browser refuses its storage", async () => {
  vi.stubGlobal("caches", { match: () => Promise.reject(new DOMException("no", "SecurityError")) });
  expect(await cache.get("a")).toBeUndefined();
});
