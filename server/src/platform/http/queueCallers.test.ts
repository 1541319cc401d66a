import Fastify from "fastify";
import { expect, test } from "vitest";
import type { FairQueue } from "../admission/FairQueue.ts";
import { queueCallers } from "./queueCallers.ts";

const busy = {
  enter: (_name: string, _begin: () => void, refuse: (seconds: number) => void) => {
    refuse(7);
    return () => {};
  },
} as FairQueue;

test.each([
  [
    "/fr/sex-toys?page=2",
    "text/html,*/*",
    "text/html; charset=utf-8",
    /<html lang="fr">.*content="7".*Un instant/,
  ],
  ["/about", "text/html", "text/html; charset=utf-8", /<html lang="en">.*One moment/],
  ["/api/products", "application/json", "application/json; charset=utf-8", /"reference":"rateLimited"/],
])("a busy shop answers %s for %s with %s", async (url, accept, type, says) => {
  const app = Fastify();
  queueCallers(
    app,
    busy,
    () => true,
    () => "en",
  );
  app.get("/*", async () => "served");
  const { statusCode, headers, body } = await app.inject({ url, headers: { accept } });
  expect(statusCode).toBe(429);
  expect(headers["retry-after"]).toBe("7");
  expect(headers["content-type"]).toBe(type);
  expect(body).toMatch(says);
});

test("in a shop whose default is French, an address without a language says it in French", async () => {
  const app = Fastify();
  queueCallers(
    app,
    busy,
    () => true,
    () => "fr",
  );
  const { body } = await app.inject({ url: "/about", headers: { accept: "text/html" } });
  expect(body).toContain('<html lang="fr">');
});
