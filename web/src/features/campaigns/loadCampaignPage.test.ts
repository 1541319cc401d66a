// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { learnServerTime, serverNow } from "../../platform/browser/serverClock.ts";
import type { RouterContext } from "../../platform/routing/RouterContext.ts";
import { loadCampaignPage } from "./loadCampaignPage.ts";

const now = Date.UTC(2026, 10, 26, 12);
const answered = { headers: { get: () => new Date(now).toUTCString() } };
const anything = {
  name: "Velours",
  title: "Deal",
  regions: [{ country: "US", currency: "USD" }],
  product_ids: [],
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

it("a campaign's page that the browser draws is of the shop's time, where its own clock is fast", async () => {
  vi.useFakeTimers({ now: now + 20 * 60_000, toFake: ["Date"] });
  learnServerTime(answered);
  expect((await loadCampaignPage(context, "daily-deals", "deal")).loadedAt).toBe(serverNow());
});
