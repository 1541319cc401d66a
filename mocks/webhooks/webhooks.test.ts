import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { decimalText } from "@velours/sdk/rules";
import type { Checkout, MerchantOrder, Order, WebhookEvent } from "@velours/sdk/types";
import { InvalidSignatureError, parseWebhookEvent } from "@velours/sdk/webhooks";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { getOperation } from "../../openapi/conformance/contract/document.ts";
import { playUpsells } from "../differential/playUpsells.ts";
import { SessionReplayer } from "../differential/SessionReplayer.ts";
import { startMock } from "../startMock.ts";
import { toLogin } from "../testing/openDesk.ts";

const secret = `whsec_${btoa("a secret of thirty-two bytes ....")}`;
let url: string;
let mock: Awaited<ReturnType<typeof startMock>>;
let events: WebhookEvent[];
let failures: string[];
let status: number;
const receiver = createServer(async (request, response) => {
  const body = await text(request);
  await expect(parseWebhookEvent(`${body} `, request.headers, secret)).rejects.toThrow(InvalidSignatureError);
  events.push(await parseWebhookEvent(body, request.headers, secret));
  response.writeHead(status).end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const onFailure = (sentence: string) => failures.push(sentence);
  mock = await startMock({ port: 0, webhook: { url, secret, onFailure } });
});
afterAll(async () => {
  await mock?.close();
  receiver.close();
});
beforeEach(() => {
  events = [];
  failures = [];
  status = 204;
});

const types = () => events.map(({ type }) => type);

it("tells of an order, its payments and its end once, in their order, signed", async () => {
  const player = new SessionReplayer(mock.url);
  const steps = await playUpsells(player, "upsell-single");
  const bought = steps.find(({ name }) => name === "submitCheckout")!;
  const { id, number } = bought.answer.body as Order;
  const all = ["order.placed", "order.paid", "order.paid", "order.refunded"];
  await expect.poll(types).toEqual(all);
  // It is cancelled already.
  const cancelled = await player.ask("PUT", `/api/services/payments/checkouts/${id}/cancellation`);
  expect(cancelled.status).toBe(200);
  expect(types()).toEqual(all);
  for (const event of events) expect(event.data).toMatchObject({ number, site: "boutique" });
  expect(JSON.stringify(events)).not.toContain(id);
  const amounts = events.map(({ data }) => Number("amount" in data ? data.amount : 0));
  expect(amounts[0]).toBe(amounts[1]);
  expect(amounts[3]).toBeCloseTo(amounts[1]! + amounts[2]!);
  expect(new Set(events.map((event) => event.id)).size).toBe(4);
});

it("tells of a parcel and of a return, and not of the orders that its desk opens with", async () => {
  const player = new SessionReplayer(mock.url);
  const body = toLogin("owner@example.com");
  expect((await player.ask("POST", "/api/services/authentication", { body })).status).toBe(200);
  expect((await player.ask("GET", "/api/merchant/orders?status=paid")).status).toBe(200);
  const [checkout] = getOperation("submitCheckout").examples as [Checkout];
  const bought = await player.ask("POST", "/api/services/payments/checkout", {
    body: { ...checkout, payment: { ...checkout.payment, nonce: `sandbox-card-ok-${crypto.randomUUID()}` } },
    headers: { "idempotency-key": "an-order-on-the-mock" },
  });
  const order = bought.body as Order;
  const parcel = await player.ask("POST", `/api/merchant/orders/${order.number}/shipments`, { body: {} });
  expect(parcel.status).toBe(200);
  await expect.poll(types).toEqual(["order.placed", "order.paid", "order.shipped"]);
  const read = await player.ask("GET", `/api/merchant/orders/${order.number}`);
  const [payment] = (read.body as MerchantOrder).payments;
  expect(events[1]?.data).toMatchObject({ paymentId: payment?.id, amount: decimalText(payment!.amount) });
  await player.ask("POST", `/api/services/payments/checkouts/${order.id}/returns`, {
    body: { lines: [{ line: 1 }], reason: "damaged", note: "It hums" },
    headers: { "idempotency-key": "a-return-on-the-mock" },
  });
  await expect.poll(types).toEqual(["order.placed", "order.paid", "order.shipped", "order.returnRequested"]);
  expect(events[3]?.data).toMatchObject({ reason: "damaged", lines: [{ line: 1 }] });
  expect(JSON.stringify(events)).not.toContain("hums");
});

it("says what the receiver did not take, and goes on", async () => {
  status = 500;
  await playUpsells(new SessionReplayer(mock.url), "upsell-single");
  await expect.poll(() => failures).toHaveLength(4);
  expect(failures[0]).toMatch(/^order\.placed was not taken by http:\S+: it answered 500$/);
});

it("says why a receiver at a host with several addresses is not there", async () => {
  const ask = globalThis.fetch;
  const cause = new AggregateError([new Error("connect ECONNREFUSED ::1:8080")]);
  vi.spyOn(globalThis, "fetch").mockImplementation((to, init) =>
    to === url ? Promise.reject(new TypeError("fetch failed", { cause })) : ask(to, init),
  );
  await playUpsells(new SessionReplayer(mock.url), "upsell-single");
  await expect.poll(() => failures).toHaveLength(4);
  vi.restoreAllMocks();
  expect(failures[0]).toMatch(/: connect ECONNREFUSED ::1:8080$/);
});
