import { expect, test } from "vitest";
import { addSecret } from "../events/addSecret.ts";
import type { WebhookRow } from "../events/store/webhooks.ts";
import { presentWebhook } from "./presentWebhook.ts";

const now = new Date("2026-11-27T09:30:00.000Z");
const tomorrow = new Date("2026-11-28T09:30:00.000Z");
const row: WebhookRow = {
  id: "7d1f0c9a-5e2b-4f86-9a34-1c8e6b2d7f50",
  url: "https://erp.example.com/velours",
  events: ["order.placed"],
  sites: null,
  enabled: true,
  secrets: addSecret([], now),
  created_at: "2026-11-20T10:00:00.000Z",
};

test("a new secret makes another revision, and the end of the former one does not", () => {
  const renewed = { ...row, secrets: addSecret(row.secrets, now) };
  const before = presentWebhook(renewed, now);
  const after = presentWebhook(renewed, tomorrow);
  expect([before.formerSecretEndsAt, after.formerSecretEndsAt]).toEqual([tomorrow.toISOString(), null]);
  expect(after.revision).toBe(before.revision);
  const changed: WebhookRow[] = [
    row,
    renewed,
    { ...renewed, secrets: addSecret(renewed.secrets, tomorrow) },
    { ...row, url: "https://erp.example.com/" },
    { ...row, events: ["order.paid"] },
    { ...row, sites: ["outlet"] },
    { ...row, enabled: false },
  ];
  const revisions = changed.map((each) => presentWebhook(each, now).revision);
  expect(new Set(revisions).size).toBe(changed.length);
});
