import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import type { WebhookEvent } from "@velours/sdk/types";
import { parseWebhookEvent } from "@velours/sdk/webhooks";
import { buyHalos } from "./buyHalos.ts";
import { look } from "./look.ts";
import { openDesk } from "./signInAtDesk.ts";

test("a shopkeeper adds a webhook, sees a delivery fail, sends it again, pauses and removes it", async ({
  page,
}) => {
  test.slow();
  let status = 500;
  let secret = "";
  const heard: WebhookEvent[] = [];
  const receiver = createServer(async (request, response) => {
    const body = await text(request);
    const event = await parseWebhookEvent(body, request.headers, secret).catch(() => null);
    if (event !== null) heard.push(event);
    response.writeHead(event === null ? 400 : status).end();
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/story`;

  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, "/desk/settings/webhooks", "shopkeeper@example.com");
  await page.getByRole("button", { name: "Add a webhook" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Address" }).fill(url);
  const add = dialog.getByRole("button", { name: "Add a webhook" });
  await expect(add).toBeDisabled();
  await dialog.getByRole("checkbox", { name: /^Order placed/ }).check();
  // A shopkeeper may not read imports.
  await expect(dialog.getByRole("checkbox", { name: /^File imported/ })).toHaveCount(0);
  await look(page, "add");
  await add.click();
  const field = dialog.getByRole("textbox", { name: "Secret" });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^whsec_/);
  secret = await field.inputValue();
  await look(page, "secret");
  await dialog.getByRole("button", { name: "I have it" }).click();
  await page.reload();
  expect(await page.content()).not.toContain(secret);
  const row = page.getByRole("link", { name: url });
  await expect(row).toContainText("Order placed");
  await look(page, "webhooks");

  const order = await buyHalos(page);
  await row.click();
  await expect(page.getByRole("heading", { name: url })).toBeVisible();
  const delivery = page.getByRole("listitem").filter({ hasText: order.number });
  await expect(delivery).toContainText("The receiver answered 500", { timeout: 60_000 });
  await expect(delivery).toContainText("Waiting");
  await expect(delivery).toContainText("1 attempt");
  await look(page, "a delivery that failed");
  await page.getByRole("link", { name: "Given up" }).click();
  await expect(page.getByText("No deliveries here.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No deliveries here.")).toBeVisible();
  await page.getByRole("link", { name: "Waiting" }).click();

  status = 204;
  await delivery.getByRole("button", { name: `Send again: Order placed · ${order.number}` }).click();
  await expect(delivery).toHaveCount(0, { timeout: 60_000 });
  await page.getByRole("link", { name: "Delivered" }).click();
  await expect(delivery).toContainText("Answered 204");
  await expect(delivery).toContainText(/[2-9] attempts/);
  const told = heard.filter(({ data }) => "number" in data && data.number === order.number);
  expect(new Set(told.map(({ id }) => id)).size).toBe(1);

  await page.getByRole("button", { name: "New secret" }).click();
  await dialog.getByRole("button", { name: "New secret" }).click();
  await expect(field).not.toHaveValue(secret);
  await dialog.getByRole("button", { name: "I have it" }).click();
  await expect(page.getByText(/^Signed with the former secret as well until/)).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  await expect(page.getByText("Paused", { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(page.url().replace("/desk/", "/fr/desk/"));
  await expect(page.getByRole("heading", { name: url })).toBeVisible();
  await look(page, "a webhook in French");
  await page.getByRole("button", { name: "Retirer le webhook" }).click();
  await dialog.getByRole("button", { name: "Retirer le webhook" }).click();
  await expect(page).toHaveURL(/\/fr\/desk\/settings\/webhooks$/);
  await expect(page.getByRole("link", { name: url })).toHaveCount(0);
  receiver.close();
});
