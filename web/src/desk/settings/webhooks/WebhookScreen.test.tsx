// @vitest-environment happy-dom
import type { Webhook, WebhookDelivery } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { answer, refusal, renderDesk } from "../../testing/renderDesk.tsx";

const webhook: Webhook = {
  id: "7d1f0c9a-5e2b-4f86-9a34-1c8e6b2d7f50",
  url: "https://erp.example.com/velours",
  events: ["order.placed"],
  sites: null,
  enabled: true,
  createdAt: "2026-11-20T10:00:00.000Z",
  formerSecretEndsAt: null,
  revision: "r1",
};

/** The webhook as somebody else changed it; the list has it after the first attempt. */
const current: Webhook = { ...webhook, url: "https://other.example.com/", enabled: false, revision: "r2" };

interface Sent {
  params: { header: { "If-Match": string } };
  body: object;
}

async function open() {
  const sent: [string, object][] = [];
  const desk = await renderDesk(`/desk/settings/webhooks/${webhook.id}`, {
    scopes: ["webhooks:write", "orders:read"],
    answers: {
      listWebhooks: () => answer([sent.length > 0 ? current : webhook]),
      listWebhookDeliveries: () => answer([]),
      changeWebhook: ({ params, body }: Sent) => {
        const revision = params.header["If-Match"];
        sent.push([revision, body]);
        if (revision === current.revision) return answer({ webhook: current, secret: null });
        return refusal("changedMeanwhile", { revision: current.revision, current });
      },
    },
  });
  await desk.find("h2", webhook.url);
  return { desk, sent };
}

test("a dialog says what somebody made of the webhook meanwhile, and keeps what was typed", async () => {
  const { desk, sent } = await open();
  await desk.press("Change");
  await desk.find("[role=dialog] h2", "Change");
  await desk.type("[name=url]", "https://mine.example.com/");
  await desk.press("Save");
  await desk.find("[role=dialog] [role=alert] p", current.url);
  await desk.find("h2", current.url);
  expect(document.querySelector<HTMLInputElement>("[name=url]")?.value).toBe("https://mine.example.com/");
  await desk.press("Save");
  const body = { url: "https://mine.example.com/", events: ["order.placed"], sites: null };
  await expect
    .poll(() => sent)
    .toEqual([
      ["r1", body],
      ["r2", body],
    ]);
});

test("a webhook is paused as it is shown, and shown as it is after a refusal", async () => {
  const { desk, sent } = await open();
  await desk.press("Pause");
  await desk.find("h2", current.url);
  expect(document.querySelector("[role=alert]")?.textContent).toBe("changedMeanwhile");
  await desk.press("Resume");
  await expect
    .poll(() => sent)
    .toEqual([
      ["r1", { enabled: false }],
      ["r2", { enabled: true }],
    ]);
});

test("a change that follows one's own names its revision before the list is read again", async () => {
  const sent: [string, object][] = [];
  let reads = 0;
  const desk = await renderDesk(`/desk/settings/webhooks/${webhook.id}`, {
    scopes: ["webhooks:write", "orders:read"],
    answers: {
      // Another read than the first one is still on its way.
      listWebhooks: () => (reads++ === 0 ? answer([webhook]) : undefined),
      listWebhookDeliveries: () => answer([]),
      changeWebhook: ({ params, body }: Sent) => {
        sent.push([params.header["If-Match"], body]);
        return answer({ webhook: { ...webhook, ...body, revision: `r${sent.length + 1}` }, secret: null });
      },
    },
  });
  await desk.press("Pause");
  await desk.press("Resume");
  await desk.find("button", "Pause");
  expect(sent).toEqual([
    ["r1", { enabled: false }],
    ["r2", { enabled: true }],
  ]);
});

test("a new secret that got lost on the way is said as that: nothing was made", async () => {
  const desk = await renderDesk(`/desk/settings/webhooks/${webhook.id}`, {
    scopes: ["webhooks:write", "orders:read"],
    answers: {
      listWebhooks: () => answer([webhook]),
      listWebhookDeliveries: () => answer([]),
      changeWebhook: () => answer({ webhook, secret: null }),
    },
  });
  await desk.press("New secret");
  await desk.find("[role=dialog] h2", "New secret");
  await desk.press("New secret", "[role=dialog] button");
  await desk.find(
    "[role=dialog] [role=alert]",
    "The secret got lost on the way. Give the webhook a new one.",
  );
});

test("an event is sent again once its webhook is no longer paused", async () => {
  const paused: Webhook = { ...webhook, enabled: false };
  const delivery: WebhookDelivery = {
    id: "c0a1b2d3-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
    event: {
      id: "3f6c2d1e-8b4a-4e0f-9c57-6a1d2b3c4d5e",
      type: "order.placed",
      timestamp: "2026-11-27T09:30:00.000Z",
      data: { number: "V-100023", site: "boutique", currency: "USD", amount: "48.00" },
    },
    state: "delivered",
    attempts: 1,
    createdAt: "2026-11-27T09:30:01.000Z",
    attemptedAt: "2026-11-27T09:30:01.000Z",
    nextAttemptAt: null,
    deliveredAt: "2026-11-27T09:30:01.000Z",
    status: 204,
    error: null,
  };
  let reads = 0;
  const desk = await renderDesk(`/desk/settings/webhooks/${webhook.id}`, {
    scopes: ["webhooks:write", "orders:read"],
    answers: {
      // Another read than the first one is still on its way.
      listWebhooks: () => (reads++ === 0 ? answer([paused]) : undefined),
      listWebhookDeliveries: () => answer([delivery]),
      changeWebhook: () => answer({ webhook, secret: null }),
    },
  });
  await desk.find("li p", "Order placed · V-100023");
  expect(document.querySelector("[aria-label^='Send again']")).toBeNull();
  await desk.press("Resume");
  await desk.find("button", "Send again");
});
