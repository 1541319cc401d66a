// @vitest-environment happy-dom
import type { MerchantScope } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { type Answers, answer, renderDesk } from "./testing/renderDesk.tsx";

interface Sent {
  idempotencyKey: string;
}

interface Switch {
  scopes: readonly MerchantScope[];
  read: (isOn: boolean) => Answers;
  write: (turn: (isOn: boolean, key: string, changed: object) => unknown) => Answers;
  off: string;
  on: string;
}

const webhook = (enabled: boolean) => ({
  id: "w1",
  url: "https://erp.example.com/",
  events: ["order.placed"],
  sites: null,
  enabled,
  formerSecretEndsAt: null,
  revision: `enabled ${enabled}`,
});
const product = (isOn: boolean) => ({
  product: { id: 7, title: "Halo", handle: "halo", images: [], variants: [] },
  revision: `enabled ${isOn}`,
  states: isOn ? [] : ["disabled"],
});

const switches: Record<string, Switch> = {
  "/desk/settings/webhooks/w1": {
    scopes: ["webhooks:write"],
    read: (isOn) => ({
      listWebhooks: () => answer([webhook(isOn)]),
      listWebhookDeliveries: () => answer([]),
    }),
    write: (turn) => ({
      changeWebhook: ({ idempotencyKey, body }: Sent & { body: { enabled: boolean } }) =>
        turn(body.enabled, idempotencyKey, { webhook: webhook(body.enabled), secret: null }),
    }),
    off: "Pause",
    on: "Resume",
  },
  "/desk/products/7": {
    scopes: ["catalogue:read", "catalogue:write"],
    read: (isOn) => ({ getMerchantProduct: () => answer(product(isOn)) }),
    write: (turn) => ({
      disableMerchantProduct: ({ idempotencyKey }: Sent) => turn(false, idempotencyKey, product(false)),
      enableMerchantProduct: ({ idempotencyKey }: Sent) => turn(true, idempotencyKey, product(true)),
    }),
    off: "Take off sale",
    on: "Put on sale",
  },
};

test.each(Object.entries(switches))(
  "%s: what was turned off, its answer lost, and on again is turned off under a key of its own",
  async (address, { scopes, read, write, off, on }) => {
    const keys: string[] = [];
    let isOn = true;
    const now = (name: string) => (options: never) => read(isOn)[name]?.(options);
    const desk = await renderDesk(address, {
      scopes,
      answers: {
        ...Object.fromEntries(Object.keys(read(true)).map((name) => [name, now(name)])),
        ...write((next, key, changed) => {
          isOn = next;
          keys.push(key);
          if (keys.length === 1) throw new TypeError("Failed to fetch");
          return answer(changed);
        }),
      },
    });
    await desk.press(off);
    await desk.press(on);
    await desk.press(off);
    await expect.poll(() => new Set(keys).size).toBe(3);
  },
);
