import type { Pages } from "@velours/sdk/shop";
import { describe, expect, it } from "vitest";
import { fixture } from "../../testing/fixture.ts";
import { createEmbeddedStore } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { EventLoopQueue } from "./EventLoopQueue.ts";
import type { StaticFiles } from "./staticFiles.ts";

describe("the queue of the event loop", () => {
  it("begins in the order of the calls, once in each turn of the event loop", async () => {
    const turns = new EventLoopQueue();
    const seen: (number | string)[] = [];
    const calls = [1, 2, 3].map((call) => turns.next().then(() => seen.push(call)));
    const loop = (async () => {
      for (const turn of ["a", "b", "c"]) {
        await new Promise((resolve) => setImmediate(resolve));
        seen.push(turn);
      }
    })();
    await Promise.all([...calls, loop]);
    expect(seen).toEqual([1, "a", 2, "b", 3, "c"]);
  });

  it("begins again after a pause", async () => {
    const turns = new EventLoopQueue();
    await turns.next();
    await new Promise((resolve) => setImmediate(resolve));
    await expect(Promise.all([turns.next(), turns.next()])).resolves.toHaveLength(2);
  });
});

describe("a shop whose pages are all asked for at once", () => {
  const rendered: string[] = [];
  const pages: Pages = {
    fetch: async ({ url }) => {
      rendered.push(new URL(url).pathname);
      return new Response("<p>page</p>", { headers: { "content-type": "text/html" } });
    },
  };
  const shop = fixture(() =>
    openTestShop(createEmbeddedStore(), {
      build: { pages, files: { get: () => undefined, isHashed: () => false } as unknown as StaticFiles },
    }),
  );

  it.each(["a page of one's own", "a shared page"])(
    "answers other requests between them: %s",
    async (kind) => {
      rendered.length = 0;
      const cookie = kind === "a shared page" ? "" : "unknown=1";
      const asked = Array.from({ length: 30 }, (_, page) => `/${kind.length}-${page}`);
      const all = asked.map((url) => shop.app.inject({ url, headers: { cookie } }));
      const health = await shop.app.inject({ url: "/api/health" });
      const before = rendered.length;
      expect(health.statusCode).toBe(200);
      expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
      expect(before).toBeLessThan(20);
      expect(rendered).toEqual(asked);
    },
  );
});
