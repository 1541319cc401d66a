import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { postEvent } from "./postEvent.ts";

const guide = new URL("../../../../openapi/docs/guides/67-events.md", import.meta.url);
const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
const other = `whsec_${Buffer.alloc(32, 2).toString("base64")}`;
const id = "3f6c2d1e-8b4a-4e0f-9c57-6a1d2b3c4d5e";
const body = JSON.stringify({ id, type: "order.placed", timestamp: "", data: { number: "V-100023" } });
const limits = { milliseconds: 5_000, isAllowed: () => true };

/** In the workspace, so that the guide's imports are found. */
const parent = join(import.meta.dirname, "../../../../sdk/.samples");
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(join(parent, "receiver-"));
let receiver: Server;
let url: string;

beforeAll(async () => {
  vi.stubEnv("PORT", "0");
  vi.stubEnv("WEBHOOK_SECRET", secret);
  const [, program = ""] = /^```ts receiver[.]ts\n(.*?)^```$/ms.exec(readFileSync(guide, "utf8")) ?? [];
  const file = join(folder, "receiver.ts");
  writeFileSync(file, program);
  ({ receiver } = (await import(file)) as { receiver: Server });
  if (!receiver.listening) await once(receiver, "listening");
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
});
afterAll(() => {
  receiver?.close();
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

test("the guide's receiver takes an event once, and refuses what the shop did not sign", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  for (const secrets of [[secret], [other, secret]])
    expect(await postEvent(url, { id, body, secrets }, limits)).toEqual({ status: 204, error: null });
  expect(log.mock.calls).toEqual([["Pack V-100023"]]);
  log.mockRestore();
  expect(await postEvent(url, { id, body, secrets: [other] }, limits)).toMatchObject({ status: 400 });
});
