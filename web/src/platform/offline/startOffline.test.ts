// @vitest-environment happy-dom
import type { AnyRouter } from "@tanstack/react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetPages } from "./forgetPages.ts";
import { startOffline } from "./startOffline.ts";

const send = vi.fn();
const register = vi.fn(async () => ({}));
const match = vi.fn(async (_: string): Promise<Response | undefined> => undefined);
const remove = vi.fn(async () => true);
let resolved = () => {};
let load = (_: string) => {};

const router = (offlinePages = true) =>
  ({
    options: { context: { shop: { site: "boutique", language: "fr", offlinePages } } },
    state: { matches: [] },
    subscribe: (event: string, listener: () => void) => {
      if (event === "onResolved") resolved = listener;
    },
  }) as unknown as AnyRouter;

const kept = () => send.mock.calls.map(([{ url }]) => new URL(url).pathname);

beforeEach(() => {
  vi.useFakeTimers();
  location.href = "http://localhost:3000/fr/vibromasseurs";
  vi.stubGlobal("caches", { match, delete: remove });
  const container = {
    register,
    ready: Promise.resolve({ active: { postMessage: send } }),
    controller: { postMessage: send },
  };
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(callback: (list: { getEntries(): { name: string }[] }) => void) {
        load = (path) => callback({ getEntries: () => [{ name: `http://localhost:3000${path}` }] });
      }
      observe(): void {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  Reflect.deleteProperty(navigator, "connection");
});

it("keeps a page that was read, and the start page of its language once", async () => {
  await startOffline(router(), () => true);
  expect(register).toHaveBeenCalledWith("/service-worker.js", { updateViaCache: "none" });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(kept()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(kept()).toEqual(["/fr/vibromasseurs", "/fr"]);
  match.mockResolvedValueOnce(new Response());
  resolved();
  await vi.advanceTimersByTimeAsync(2_100);
  expect(kept()).toEqual(["/fr/vibromasseurs", "/fr", "/fr/vibromasseurs"]);
});

it("keeps the code that a kept page loads later, and neither pictures nor what a page that is not kept loads", async () => {
  await startOffline(router(), () => true);
  load("/distribution/assets/early.js");
  await vi.advanceTimersByTimeAsync(2_100);
  send.mockClear();
  load("/pictures/1.webp");
  load("/distribution/assets/bag.js");
  expect(send.mock.calls).toEqual([
    [{ type: "keepFiles", files: ["http://localhost:3000/distribution/assets/bag.js"] }],
  ]);
});

it("keeps no page that was left at once", async () => {
  await startOffline(router(), () => true);
  for (let at = 0; at < 5; at += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    resolved();
  }
  expect(kept()).toEqual([]);
});

it("keeps only the start page where the pages visited may not be kept", async () => {
  await startOffline(router(), () => false);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(kept()).toEqual(["/fr"]);
});

it("keeps nothing for a shopper who saves data", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  await startOffline(router(), () => true);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(kept()).toEqual([]);
});

it("registers no worker where the host has none", async () => {
  await startOffline(router(false), () => true);
  expect(register).not.toHaveBeenCalled();
});

it("does without a worker where the browser has none, and without its storage", async () => {
  Object.defineProperty(navigator, "serviceWorker", { value: undefined, configurable: true });
  await expect(startOffline(router(), () => true)).resolves.toBeUndefined();
  const refuse = () => Promise.reject(new DOMException("no", "SecurityError"));
  vi.stubGlobal("caches", { match: refuse, delete: refuse });
  expect(forgetPages).not.toThrow();
});

it("deletes what was kept, and tells the worker, which may just be writing", () => {
  forgetPages();
  expect(send).toHaveBeenCalledWith({ type: "forget" });
  expect(remove).toHaveBeenCalledWith("velours-pages-1");
});
