// @vitest-environment happy-dom
import type { PackingOrder, Webhook } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { paidOrder } from "./testing/paidOrder.ts";
import { answer, renderDesk } from "./testing/renderDesk.tsx";

const packingOrder = (number: string) =>
  ({
    number,
    placedAt: "2026-11-20T10:00:00.000Z",
    site: "boutique",
    status: "paid",
    address: null,
    lines: [{ line: 1, title: "Halo", quantity: 1, left: 1 }],
    shipments: [],
  }) as unknown as PackingOrder;

const webhook = (id: string) =>
  ({ id, url: `https://${id}.example`, events: [], sites: null, enabled: true }) as unknown as Webhook;

interface ByNumber {
  params: { path: { number: string } };
}

const answers = {
  getMerchantOrder: ({ params }: ByNumber) => answer(paidOrder(params.path.number)),
  getPackingOrder: ({ params }: ByNumber) => answer(packingOrder(params.path.number)),
  listWebhooks: () => answer([webhook("a"), webhook("b")]),
};

test.each([
  ["an order", ["orders:read", "orders:write"], "orders/V-1", "orders/V-2", "V-1", "Refund", "Refund · V-2"],
  ["an order to pack", ["orders:pack"], "orders/V-1", "orders/V-2", "V-1", "Ship", "Ship · V-2"],
  [
    "a webhook",
    ["webhooks:write"],
    "settings/webhooks/a",
    "settings/webhooks/b",
    "https://a.example",
    "Change",
    "Change",
  ],
] as const)(
  "a dialog over %s does not stay over another one",
  async (_, scopes, first, second, name, label, title) => {
    const desk = await renderDesk(`/desk/${first}`, { scopes, answers });
    await desk.find("h1, h2", name);
    await desk.visit(`/desk/${second}`);
    await desk.press(label);
    await desk.find("[role=dialog] h2", title);
    await desk.goBack();
    await desk.find("h1, h2", name);
    expect(document.querySelector("[role=dialog]") === null).toBe(true);
  },
);

test("a note that was typed for an order is not that of another one", async () => {
  const desk = await renderDesk("/desk/orders/V-1", { scopes: ["orders:read", "orders:write"], answers });
  await desk.find("h1", "V-1");
  await desk.visit("/desk/orders/V-2");
  await desk.find("h1", "V-2");
  await desk.type("[name=note]", "Call before delivery");
  await desk.goBack();
  await desk.find("h1", "V-1");
  expect(document.querySelector<HTMLTextAreaElement>("[name=note]")?.value).toBe("");
});

test.each([
  [
    "a screen of the settings that the role does not show",
    "settings/log",
    "p",
    "Your role does not show this.",
  ],
  [
    "an address within the settings that leads nowhere",
    "settings/site/x",
    "h1",
    "There is nothing at this address",
  ],
])("%s is said", async (_, path, element, words) => {
  const desk = await renderDesk(`/desk/${path}`, { scopes: ["settings:write"], answers });
  await desk.find(element, words);
});
