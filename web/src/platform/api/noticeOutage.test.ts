import { expect, it } from "vitest";
import { noticeOutage } from "./noticeOutage.ts";

it("sends no request after a 503, and answers each with that response", async () => {
  const urls: string[] = [];
  const watched = noticeOutage(async (input) => {
    urls.push(String(input));
    return new Response(`{"at":"${input}"}`, { status: input === "/b" ? 503 : 200 });
  });
  expect((await watched.fetch("/a")).status).toBe(200);
  expect(watched.isUnavailable()).toBe(false);
  expect(await (await watched.fetch("/b")).json()).toEqual({ at: "/b" });
  expect(await (await watched.fetch("/c")).json()).toEqual({ at: "/b" });
  expect((await watched.fetch("/d")).status).toBe(503);
  expect(watched.isUnavailable()).toBe(true);
  expect(urls).toEqual(["/a", "/b"]);
});
