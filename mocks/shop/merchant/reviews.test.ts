import { orThrow } from "@velours/sdk";
import { expect, test } from "vitest";
import { buy, openDesk } from "../../testing/openDesk.ts";

test("a buyer's review is published with an answer, read by everyone, and taken back by an undo", async () => {
  const api = await openDesk("owner@example.com");
  const list = async (state?: "waiting") =>
    orThrow(await api.listMerchantReviews({ params: { query: { ...(state && { state }) } } }));
  expect(await list()).toEqual([]);
  const { id, number, products } = await buy(api);
  orThrow(await api.shipOrder({ params: { path: { number } }, body: {} }));
  const productId = products[0]!.id;
  const body = { productId, stars: 5, title: "Soft", body: "And quiet.", author: "Zoe", language: "en" };
  orThrow(await api.createReview({ params: { path: { id } }, body: body as never }));
  const [waiting] = await list("waiting");
  expect(waiting?.review).toMatchObject({ productId, order: number, site: "boutique", answer: null });
  const path = { id: waiting!.review.id };
  const header = { "If-Match": waiting!.revision };
  const read = async () => orThrow(await api.listReviews({ params: { path: { id: productId } } }));
  const isRead = async () => JSON.stringify(await read()).includes("And quiet.");
  expect(await isRead()).toBe(false);
  const missing = await api.moderateReview({ params: { path }, body: { state: "rejected" } });
  expect(missing.error).toMatchObject({ reference: "reviewReasonMissing" });
  const publish = { state: "published" as const, answer: "Thank you" };
  const published = orThrow(await api.moderateReview({ params: { path, header }, body: publish }));
  expect(published.review.answer?.text).toBe("Thank you");
  expect(await isRead()).toBe(true);
  const stale = await api.moderateReview({ params: { path, header }, body: publish });
  expect(stale.error).toMatchObject({ reference: "changedMeanwhile" });
  const [entry] = orThrow(await api.listAuditEntries());
  expect(entry).toMatchObject({ command: `moderateReview ${path.id} published`, order: number });
  orThrow(await api.replayEntry({ params: { path: { id: entry!.id } }, body: { invert: true } }));
  expect([await isRead(), (await list("waiting")).length]).toEqual([false, 1]);
});

test("a webhook is changed and removed, its secret shown once, and its deliveries are this session's events", async () => {
  const api = await openDesk("owner@example.com");
  expect(orThrow(await api.listWebhooks())).toEqual([]);
  const body = { url: "https://example.com/events", events: ["order.placed" as const] };
  const request = { body, idempotencyKey: "hook-0001" };
  const made = orThrow(await api.createWebhook(request));
  expect(made.secret).toMatch(/^whsec_/);
  expect(orThrow(await api.createWebhook(request))).toEqual({ ...made, secret: null });
  const params = { path: { id: made.webhook.id } };
  const wrong = await api.changeWebhook({ params, body: { events: ["stock.low"], sites: ["outlet"] } });
  expect(wrong.error).toMatchObject({ reference: "validationError" });
  const nowhere = await api.createWebhook({ body: { ...body, url: "https://8.8.8.256/" } });
  expect(nowhere.error).toMatchObject({ reference: "validationError", value: { url: expect.any(String) } });
  const { number } = await buy(api);
  const deliveries = async () => orThrow(await api.listWebhookDeliveries({ params }));
  const [delivery, ...others] = await deliveries();
  expect(others).toEqual([]);
  expect(delivery).toMatchObject({ state: "failed", event: { type: "order.placed", data: { number } } });
  const path = { ...params.path, delivery: delivery!.id };
  expect(orThrow(await api.sendWebhookDeliveryAgain({ params: { path } })).state).toBe("waiting");
  await buy(api);
  const failed = (await deliveries()).find(({ state }) => state === "failed");
  const seen = { ...params, header: { "If-Match": made.webhook.revision } };
  const changed = orThrow(
    await api.changeWebhook({ params: seen, body: { enabled: false, newSecret: true } }),
  );
  const stale = await api.changeWebhook({ params: seen, body: { enabled: true } });
  expect(stale.error).toMatchObject({
    reference: "changedMeanwhile",
    value: { revision: changed.webhook.revision, current: changed.webhook },
  });
  expect(changed.secret).not.toBe(made.secret);
  expect(changed.webhook.formerSecretEndsAt).not.toBeNull();
  await buy(api);
  expect((await deliveries()).length).toBe(2);
  const paused = { path: { ...params.path, delivery: failed!.id } };
  expect(orThrow(await api.sendWebhookDeliveryAgain({ params: paused })).state).toBe("failed");
  orThrow(await api.removeWebhook({ params }));
  expect((await api.listWebhookDeliveries({ params })).error).toMatchObject({
    reference: "resourceDoesNotExist",
  });
  const { id } = made.webhook;
  expect(orThrow(await api.listAuditEntries()).map(({ command }) => command)).toEqual([
    `removeWebhook ${id}`,
    `changeWebhook ${id} enabled,newSecret`,
    `sendWebhookDeliveryAgain ${delivery!.id}`,
    `createWebhook ${id} order.placed`,
  ]);
});
