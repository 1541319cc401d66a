import { orThrow } from "@velours/sdk";
import type { Checkout } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { getOperation } from "../../../openapi/conformance/contract/document.ts";
import { buy, openDesk, openSession, signIn } from "../../testing/openDesk.ts";

/** A purchase of the contract's example, under this key. */
function purchase(idempotencyKey: string, card = "ok") {
  const [checkout] = getOperation("submitCheckout").examples as [Checkout];
  const nonce = `sandbox-card-${card}-${crypto.randomUUID()}`;
  const payment = { ...checkout.payment, nonce } as Checkout["payment"];
  return { body: { ...checkout, payment }, idempotencyKey };
}
const reused = { reference: "idempotencyKeyReused" };

test("the key of one order's refund does not refund another", async () => {
  const api = await openDesk("owner@example.com");
  const [first, second] = [await buy(api), await buy(api)];
  const refund = (number: string) =>
    api.refundOrder({ params: { path: { number } }, body: { shipping: true }, idempotencyKey: "both-00001" });
  const done = orThrow(await refund(first.number));
  expect((await refund(second.number)).error).toMatchObject(reused);
  expect(orThrow(await refund(first.number))).toEqual(done);
  const read = orThrow(await api.getMerchantOrder({ params: { path: { number: second.number } } }));
  expect(read.order.refunds ?? []).toEqual([]);
});

test("a repeated refund may name the revision that the first one left", async () => {
  const api = await openDesk("owner@example.com");
  const { number } = await buy(api);
  const refund = (revision: string) =>
    api.refundOrder({
      params: { path: { number }, header: { "If-Match": revision } },
      body: { shipping: true },
      idempotencyKey: "again-0001",
    });
  const read = orThrow(await api.getMerchantOrder({ params: { path: { number } } }));
  const done = orThrow(await refund(read.refundRevision!));
  expect(orThrow(await refund(done.refundRevision!))).toEqual(done);
});

test("the key of one page does not answer for another, nor for another revision of it", async () => {
  const api = await openDesk("owner@example.com");
  const words = { updated_at: "2026-11-30", title: "Winter", description: "Cold.", html: "<p>Warm.</p>" };
  const save = (handle: string, revision?: string) =>
    api.saveMerchantPage({
      params: { path: { handle }, header: { ...(revision && { "If-Match": revision }) } },
      body: { ...words, handle: "a" } as never,
      idempotencyKey: "pages-0001",
    });
  const saved = orThrow(await save("a"));
  expect(orThrow(await save("a"))).toEqual(saved);
  expect((await save("b")).error).toMatchObject(reused);
  expect((await save("a", saved.revision)).error).toMatchObject(reused);
});

test("a member's purchase is not answered to the next shopper of the session, a guest's is", async () => {
  const api = openSession();
  const [own, guests] = [purchase("mine-00001"), purchase("guest-0001")];
  const bought = orThrow(await api.submitCheckout(guests));
  await signIn(api, "member@example.com");
  expect(orThrow(await api.submitCheckout(guests))).toEqual(bought);
  orThrow(await api.submitCheckout(own));
  orThrow(await api.logout());
  expect((await api.submitCheckout(own)).error).toMatchObject(reused);
});

test("a key that one member of staff used answers no other", async () => {
  const api = await openDesk("owner@example.com");
  const { number } = await buy(api);
  const note = { params: { path: { number } }, body: { text: "Called" }, idempotencyKey: "notes-0001" };
  orThrow(await api.addOrderNote(note));
  await signIn(api, "desk@example.com");
  expect((await api.addOrderNote(note)).error).toMatchObject(reused);
});

test("a review that is sent twice is one review, and has one answer", async () => {
  const api = await openDesk("owner@example.com");
  const { id, number, products } = await buy(api);
  orThrow(await api.shipOrder({ params: { path: { number } }, body: {} }));
  const body = { productId: products[0]!.id, stars: 5, author: "Zoe", language: "en" as const };
  const send = (idempotencyKey: string) =>
    api.createReview({ params: { path: { id } }, body, idempotencyKey });
  expect(orThrow(await send("review-001"))).toEqual(orThrow(await send("review-001")));
  expect((await send("review-002")).error).toMatchObject({ reference: "productReviewed" });
});

test("two requests at once with one key act once", async () => {
  const api = await openDesk("owner@example.com");
  const twice = purchase("3f6c9d52-8a41-4d0e-9b7a-52f1c1e0a7d3");
  const [first, second] = await Promise.all([api.submitCheckout(twice), api.submitCheckout(twice)]);
  expect(orThrow(second)).toEqual(orThrow(first));
  const { number } = orThrow(first);
  const params = { path: { number } };
  const note = { params, body: { text: "Called" }, idempotencyKey: "notes-0001" };
  const noted = await Promise.all([api.addOrderNote(note), api.addOrderNote(note)]);
  expect(noted.map(({ response }) => response.status)).toEqual([200, 200]);
  const events = orThrow(await api.listOrderEvents({ params }));
  expect(events.map(({ kind }) => kind)).toEqual(["placed", "noted"]);
  const log = orThrow(await api.listAuditEntries()).map(({ command }) => command);
  expect(log).toEqual([`addOrderNote ${number}`]);
});

test("a request that waits for a refused one with its key acts itself", async () => {
  const api = openSession();
  const declined = purchase("7c2e1a90-4b1f-4c6d-8a55-0d9c7f3e2b18", "declined");
  const send = () => api.submitCheckout(declined);
  const answers = await Promise.all([send(), send()]);
  // Its nonce is used up by the first one.
  expect(answers.map(({ response }) => response.status)).toEqual([402, 422]);
  const params = { path: { key: declined.idempotencyKey } };
  expect(orThrow(await api.getPurchase({ params })).status).toBe("not-placed");
});
