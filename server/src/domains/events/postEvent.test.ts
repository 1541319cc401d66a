import { parseWebhookEvent } from "@velours/sdk/webhooks";
import { beforeEach, expect, test } from "vitest";
import { isPublicAddress } from "../../platform/http/isPublicAddress.ts";
import { startFakeReceiver } from "../../testing/fakeReceiver.ts";
import { fixture } from "../../testing/fixture.ts";
import { postEvent } from "./postEvent.ts";

const receiver = fixture(() => startFakeReceiver());
beforeEach(() => {
  receiver.requests.length = 0;
});

const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
const event = { id: "3f6c2d1e-8b4a-4e0f-9c57-6a1d2b3c4d5e", body: '{"é":1}', secrets: [secret] };
const limits = { milliseconds: 500, isAllowed: () => true };

test("a receiver that answers 2XX has it, signed", async () => {
  receiver.statuses["/a"] = 200;
  expect(await postEvent(`${receiver.url}/a`, event, limits)).toEqual({ status: 200, error: null });
  const { headers, body } = receiver.requests[0]!;
  expect(await parseWebhookEvent(body, headers, secret)).toEqual({ é: 1 });
  expect(headers).toMatchObject({ "content-type": "application/json", "webhook-id": event.id });
});

test.each([
  [302, "The receiver answered 302"],
  [400, "The receiver answered 400"],
  [503, "The receiver answered 503"],
])("%i is no delivery, and is not followed", async (status, error) => {
  receiver.statuses["/b"] = status;
  expect(await postEvent(`${receiver.url}/b`, event, limits)).toEqual({ status, error });
  expect(receiver.requests).toHaveLength(1);
});

test("a receiver that says nothing is left after the limit", async () => {
  receiver.statuses["/silent"] = 0;
  const result = await postEvent(`${receiver.url}/silent`, event, limits);
  expect(result).toEqual({ status: null, error: "No answer in 0.5 seconds" });
});

test("a receiver that goes on in another protocol gave no answer", async () => {
  receiver.statuses["/switched"] = 101;
  const result = await postEvent(`${receiver.url}/switched`, event, limits);
  expect(result).toEqual({ status: null, error: "The connection ended without an answer" });
});

test.each(["127.0.0.1", "localhost", "[::1]", "0x7f.1", "2130706433", "[::ffff:127.0.0.1]", "0.0.0.0"])(
  "%s is never asked in production",
  async (host) => {
    const { port } = new URL(receiver.url);
    const result = await postEvent(`http://${host}:${port}/a`, event, {
      ...limits,
      isAllowed: isPublicAddress,
    });
    expect(result).toMatchObject({ status: null, error: expect.stringContaining("inside a network") });
    expect(receiver.requests).toEqual([]);
  },
);

test("a host that is not there is an error, not a crash", async () => {
  const result = await postEvent("http://nowhere.invalid/", event, { ...limits, milliseconds: 5_000 });
  expect(result).toMatchObject({ status: null, error: expect.any(String) });
});
