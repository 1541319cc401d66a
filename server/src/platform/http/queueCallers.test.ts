import type { Language } from "@velours/sdk/types";
import Fastify, { type InjectOptions } from "fastify";
import { expect, test } from "vitest";
import type { FairQueue } from "../admission/FairQueue.ts";
import { queueCallers } from "./queueCallers.ts";

const busy = {
  enter: (_name: string, _begin: () => void, refuse: (seconds: number) => void) => {
    refuse(7);
    return () => {};
  },
} as FairQueue;

const url = "/sex-toys?page=2";
const page = /^<!doctype html>.*content="7".*<a href="">/;

test.each([
  ["a page", { url, headers: { accept: "text/html,*/*" } }, "text/html; charset=utf-8", page],
  [
    "data",
    { url: "/api/products", headers: { accept: "application/json" } },
    "application/json; charset=utf-8",
    /"reference":"rateLimited"/,
  ],
])("a busy shop answers %s with Retry-After", async (_, request, type, says) => {
  const { statusCode, headers, body } = await ask("fr", request);
  expect(statusCode).toBe(429);
  expect(headers["retry-after"]).toBe("7");
  expect(headers["content-type"]).toBe(type);
  expect(body).toMatch(says);
});

test.each([
  ["en", "One moment", "tries again by itself in 7\u00a0s"],
  ["fr", "Un instant", "réessaie d’elle-même dans 7\u00a0s"],
] as const)("says it in the language of the address: %s", async (language, title, again) => {
  const { body } = await ask(language, { url, headers: { accept: "text/html" } });
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(title);
  expect(body).toContain(again);
});

test("tells of a form without scripts that it was not taken, and sends no other request in its place", async () => {
  const { statusCode, body } = await ask("en", {
    method: "POST",
    url: "/bag",
    headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
    payload: "action=add",
  });
  expect(statusCode).toBe(429);
  expect(body).toContain("What you sent was not done");
  expect(body).not.toContain("http-equiv");
  expect(body).toContain('<a href="">Back to the page</a>');
});

function ask(language: Language, request: InjectOptions) {
  const app = Fastify();
  queueCallers(app, busy, { isQueued: () => true, getLanguage: () => language });
  app.addContentTypeParser("application/x-www-form-urlencoded", (_request, _body, done) => done(null));
  app.all("/*", async () => "served");
  return app.inject(request);
}
