import { expect, it, vi } from "vitest";
import type { Shop } from "../../platform/api/Shop.ts";
import { categoryCampaignsQuery } from "./queries.ts";

it("a category page waits two seconds for its banners, once (S-790)", async () => {
  const listCampaigns = vi.fn(async (_call: object) => ({ data: {}, response: new Response() }));
  const shop = { language: "en", api: async () => ({ listCampaigns }) } as unknown as Shop;
  const { queryFn } = categoryCampaignsQuery(shop);
  if (typeof queryFn === "function")
    await queryFn({ signal: new AbortController().signal } as Parameters<typeof queryFn>[0]);
  expect(listCampaigns.mock.calls[0]?.[0]).toMatchObject({ timeout: 2_000, retries: 0 });
});
