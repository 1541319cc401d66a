import type { Campaign } from "@velours/sdk/types";
import { expect, it, vi } from "vitest";
import { createCampaignCache } from "./campaignCache.ts";

const banner: Campaign = { id: 1, zone: 10, title: "For you", image: null, url: null, html: "" };
const { signal } = new AbortController();

it("S-575 requests each zones and provider once", async () => {
  const get = createCampaignCache();
  const load = vi.fn(async () => [banner]);
  const ask = (zones: number[], provider?: string) => get({ zones, provider }, { load, scope: "en", signal });
  expect(await ask([10])).toEqual([banner]);
  expect(await ask([10])).toEqual([banner]);
  expect(load).toHaveBeenCalledTimes(1);
  await ask([10], "1");
  await ask([10, 11]);
  await get({ zones: [10] }, { load, scope: "fr", signal });
  expect(load).toHaveBeenCalledTimes(4);
});

it("S-576 keeps an empty answer as null, and does not ask again", async () => {
  const get = createCampaignCache();
  const load = vi.fn(async () => []);
  expect(await get({ zones: [11] }, { load, scope: "en", signal })).toBeNull();
  expect(await get({ zones: [11] }, { load, scope: "en", signal })).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

it("S-577 keeps nothing of a cancelled request", async () => {
  const get = createCampaignCache();
  const load = vi.fn(async () => [banner]).mockRejectedValueOnce(new DOMException("Aborted", "AbortError"));
  await expect(get({ zones: [10] }, { load, scope: "en", signal })).rejects.toThrow("Aborted");
  expect(await get({ zones: [10] }, { load, scope: "en", signal })).toEqual([banner]);
});
