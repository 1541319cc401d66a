// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { learnServerTime, serverNow } from "../../../platform/browser/serverClock.ts";
import type { RouterContext } from "../../../platform/routing/RouterContext.ts";
import { loadHome } from "./loadHome.ts";

const now = Date.UTC(2026, 10, 26, 12);
const answered = { headers: { get: () => new Date(now).toUTCString() } };
const anything = {
  name: "Velours",
  regions: [{ country: "US", currency: "USD" }],
};
const context = {
  shop: {
    site: "boutique",
    language: "en",
    country: "US",
    locale: "en-US",
    origin: "https://velours.example",
  },
  queries: { get: async () => anything },
} as unknown as RouterContext;

afterEach(() => {
  learnServerTime({ headers: { get: () => new Date().toUTCString() } });
  vi.useRealTimers();
});

it("a home page that the browser draws is of the shop's time, where its own clock is fast", async () => {
  vi.useFakeTimers({ now: now + 20 * 60_000, toFake: ["Date"] });
  learnServerTime(answered);
  expect((await loadHome(context)).now).toBe(serverNow());
});
