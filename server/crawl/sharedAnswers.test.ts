import type { HostContext, Pages } from "@velours/sdk/shop";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../src/assembly/app.ts";
import { readConfig } from "../src/assembly/config/readConfig.ts";
import { createServices } from "../src/assembly/createServices.ts";
import { loadBuild } from "../src/platform/pages/servePages.ts";
import { openStore } from "../src/platform/store/store.ts";
import { createStore } from "../src/testing/stores.ts";

const addresses = [
  "",
  "/sex-toys",
  "/sex-toys?sort=new&page=2",
  "/lubricants",
  "/product/100001",
  "/product/100017",
  "/kink",
  "/top-picks",
];

/** Each shared answer with a copy of its data from before any page used it. */
const kept: { key: string; answer: { data: unknown }; copy: unknown }[] = [];
let found = 0;
let app: Awaited<ReturnType<typeof createApp>>;
let close: () => Promise<void>;

function watch(answers: NonNullable<HostContext["answers"]>): typeof answers {
  return {
    find(key) {
      const answer = answers.find(key);
      if (answer !== undefined) found++;
      return answer;
    },
    keep(key, answer) {
      const { data } = answer as { data: unknown };
      kept.push({ key, answer: answer as { data: unknown }, copy: structuredClone(data) });
      answers.keep(key, answer);
    },
  };
}

beforeAll(async () => {
  const testStore = await createStore("demo");
  const store = await openStore(testStore.options);
  const services = await createServices(readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent" }), store);
  const build = await loadBuild(new URL("../../web/dist", import.meta.url).pathname);
  const pages: Pages = {
    fetch: (request, { context }) =>
      build.pages.fetch(request, {
        context: { ...context, ...(context.answers && { answers: watch(context.answers) }) },
      }),
  };
  app = await createApp(services, { build: { ...build, pages } });
  close = async () => {
    await app.close();
    await store.close();
    await testStore.remove();
  };
});
afterAll(() => close());

test("no page changes an answer that other pages share", async () => {
  // With a cookie of its own a page is rendered again instead of taken from the cache.
  for (const cookie of ["visitor=1", "visitor=2"])
    for (const language of ["", "/fr"])
      for (const address of addresses) {
        const { statusCode } = await app.inject({ url: language + address || "/", headers: { cookie } });
        expect([address, statusCode]).toEqual([address, 200]);
      }
  expect(kept.length).toBeGreaterThan(addresses.length);
  expect(found).toBeGreaterThan(kept.length);
  for (const { key, answer, copy } of kept) expect(answer.data, key).toEqual(copy);
});
