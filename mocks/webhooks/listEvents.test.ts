import { orThrow } from "@velours/sdk";
import type { Order, WebhookEventType } from "@velours/sdk/types";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMockFetch } from "../createMockFetch.ts";
import { FetchReplayer } from "../differential/FetchReplayer.ts";
import { playUpsells } from "../differential/playUpsells.ts";
import { openSession, signIn } from "../testing/openDesk.ts";

/** A session whose owner is signed in, with the events that a webhook of it is told of from now on. */
async function openWebhook(events: WebhookEventType[]) {
  const fetch = createMockFetch();
  const api = openSession(fetch);
  await signIn(api, "owner@example.com");
  const { webhook } = orThrow(await api.createWebhook({ body: { url: "https://example.com/", events } }));
  const params = { path: { id: webhook.id } };
  const list = async () => orThrow(await api.listWebhookDeliveries({ params })).map(({ event }) => event);
  return { fetch, api, list };
}

test("the payment of an offer has the time at which the offer was accepted, whenever it is read", async () => {
  const { fetch, api, list } = await openWebhook(["order.paid"]);
  orThrow(await api.logout());
  const steps = await playUpsells(new FetchReplayer(fetch), "upsell-single");
  const { invoices } = steps.find(({ name }) => name === "getOrder")!.answer.body as Order;
  await signIn(api, "owner@example.com");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  const times = (await list()).map(({ timestamp }) => timestamp);
  expect(times).toHaveLength(2);
  expect(times).toContain(invoices?.[1]?.time);
});

test("a count that falls to low and to none is told of, and none that rises", async () => {
  const { api, list } = await openWebhook(["stock.low"]);
  const stock = orThrow(await api.listStock({ params: { query: { level: "high", limit: 100 } } }));
  const { variantId, region, quantity, productId } = stock.find(({ sold }) => sold === 0)!;
  for (const delta of [3 - (quantity ?? 0), -3, 8])
    orThrow(await api.moveStock({ body: { variantId, region, delta, reason: "received" } }));
  const told = await list();
  expect(told).toHaveLength(2);
  for (const data of [
    { quantity: 3, level: "low" },
    { quantity: 0, level: "none" },
  ])
    expect(told).toContainEqual(
      expect.objectContaining({ data: expect.objectContaining({ variantId, region, productId, ...data }) }),
    );
});

test("a count that ends and begins again has not fallen, and what it fell to before is still told", async () => {
  const { api, list } = await openWebhook(["stock.low"]);
  const { product } = orThrow(await api.getMerchantProduct({ params: { path: { id: 100001 } } }));
  const [first, ...others] = product.inventories;
  const count = async (quantity: number | null) => {
    const inventories = [{ ...first, level: "high", quantity }, ...others];
    const text = JSON.stringify({ products: [{ ...product, inventories }] });
    const file = { text, stock: "set" } as const;
    const { plan } = orThrow(await api.previewImport({ body: file }));
    orThrow(await api.applyImport({ body: { plan: plan!, file } }));
    return (await list()).map(({ data }) => "quantity" in data && data.quantity);
  };
  await count(40);
  expect(await count(4)).toEqual([4]);
  expect(await count(null)).toEqual([4]);
  expect(await count(3)).toEqual([4]);
  expect(await count(0)).toHaveLength(2);
});

test("what the demo's orders took left with them", async () => {
  const { api } = await openWebhook(["stock.low"]);
  const stock = orThrow(await api.listStock({ params: { query: { region: "US", limit: 100 } } }));
  const { variantId, region } = stock.find(({ sold }) => sold > 0)!;
  const [taken] = orThrow(await api.listStockEntries({ params: { query: { variantId, region } } }));
  const [order] = orThrow(await api.listMerchantOrders({ params: { query: { q: taken!.order! } } }));
  expect(taken?.time).toBe(order?.order.created_at);
});

test("an import, its undo and its redo are told of with the parts that they wrote", async () => {
  const { api, list } = await openWebhook(["import.applied"]);
  const text = JSON.stringify({
    pages: [{ handle: "from-a-file", title: "From a file", html: "<p>Soon</p>" }],
  });
  const { plan } = orThrow(await api.previewImport({ body: { text } }));
  expect(await list()).toEqual([]);
  orThrow(await api.applyImport({ body: { plan: plan!, file: { text } } }));
  const [entry] = orThrow(await api.listAuditEntries());
  const replay = async (body: { invert?: boolean; dry?: boolean }) =>
    orThrow(await api.replayEntry({ params: { path: { id: entry!.id } }, body }));
  await replay({ invert: true, dry: true });
  await replay({ invert: true });
  await replay({});
  const row = (created: number) => ({
    parts: [{ part: "pages", created, updated: 1 - created, unchanged: 0 }],
  });
  const told = (await list()).map(({ data }) => data);
  expect(told).toHaveLength(3);
  expect(told).toEqual(expect.arrayContaining([row(1), row(0), row(1)]));
});
