import { expect, expectTypeOf, it } from "vitest";
import type { WebhookEvent } from "../generated/types.ts";
import { InvalidSignatureError } from "./InvalidSignatureError.ts";
import { parseWebhookEvent } from "./parseWebhookEvent.ts";
import { signWebhook } from "./signWebhook.ts";

// Example of the Standard Webhooks specification's reference libraries.
const published = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};

const secret = `whsec_${btoa("a secret of thirty-two bytes ....")}`;
const former = `whsec_${btoa("another one of thirty-two bytes .")}`;
const id = "3f6c2d1e-8b4a-4e0f-9c57-6a1d2b3c4d5e";
const seconds = 1_795_771_800;
const now = seconds * 1000;
const body = JSON.stringify({
  id,
  type: "stock.low",
  timestamp: "2026-11-27T09:30:00.000Z",
  data: { quantity: 4 },
});

const sign = (by: string, timestamp = seconds) => signWebhook({ id, timestamp, body }, by);
const headersOf = (signature: string, timestamp = seconds) => ({
  "webhook-id": id,
  "webhook-timestamp": String(timestamp),
  "webhook-signature": signature,
});

it("signs as the specification's own libraries do", async () => {
  const { id, timestamp, body, secret, signature } = published;
  expect(await signWebhook({ id, timestamp, body }, secret)).toBe(signature);
});

it("reads a signed event from text or bytes, with the headers of fetch, of Node, or in other case", async () => {
  const headers = headersOf(await sign(secret));
  const upper = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]),
  );
  for (const given of [headers, new Headers(headers), upper])
    for (const bytes of [body, new TextEncoder().encode(body)])
      expect(await parseWebhookEvent(bytes, given, secret, { now })).toEqual(JSON.parse(body));
});

it("takes either of two secrets on each side", async () => {
  const both = headersOf(`${await sign(secret)} ${await sign(former)}`);
  for (const known of [secret, former, [former], [`whsec_${btoa("none of these")}`, secret]])
    expect(await parseWebhookEvent(body, both, known, { now })).toMatchObject({ id });
});

it("narrows the event by its type", async () => {
  const event = await parseWebhookEvent(body, headersOf(await sign(secret)), secret, { now });
  expectTypeOf(event).toEqualTypeOf<WebhookEvent>();
  if (event.type !== "stock.low") throw new Error("another type");
  expectTypeOf(event.data.level).toEqualTypeOf<"none" | "low">();
  expect(event.data.quantity).toBe(4);
});

it("takes a clock that is five minutes off, and no more", async () => {
  for (const [off, taken] of [
    [299, true],
    [-299, true],
    [301, false],
    [-301, false],
  ] as const) {
    const headers = headersOf(await sign(secret, seconds + off), seconds + off);
    const parsed = parseWebhookEvent(body, headers, secret, { now });
    if (taken) await expect(parsed).resolves.toMatchObject({ id });
    else await expect(parsed).rejects.toThrow(InvalidSignatureError);
  }
  const old = headersOf(await sign(secret, seconds - 3_000), seconds - 3_000);
  expect(await parseWebhookEvent(body, old, secret, { now, tolerance: 3_600 })).toMatchObject({ id });
});

it.each([
  ["another secret", async () => [body, headersOf(await sign(former))]],
  ["another body", async () => [body.replace("4", "5"), headersOf(await sign(secret))]],
  ["another id", async () => [body, { ...headersOf(await sign(secret)), "webhook-id": "other" }]],
  ["another time", async () => [body, headersOf(await sign(secret), seconds + 1)]],
  ["no time", async () => [body, { ...headersOf(await sign(secret)), "webhook-timestamp": "today" }]],
  ["another version", async () => [body, headersOf((await sign(secret)).replace("v1,", "v2,"))]],
  ["no Base64", async () => [body, headersOf("v1,***")]],
  ["an empty signature", async () => [body, headersOf("v1,")]],
  ["no headers", async () => [body, {}]],
] as const)("refuses %s", async (_name, make) => {
  const [sent, headers] = (await make()) as [string, Record<string, string>];
  await expect(parseWebhookEvent(sent, headers, secret, { now })).rejects.toThrow(InvalidSignatureError);
});

it("says so when the secret is none", async () => {
  await expect(parseWebhookEvent(body, headersOf(await sign(secret)), "secret", { now })).rejects.toThrow(
    "whsec_",
  );
});
