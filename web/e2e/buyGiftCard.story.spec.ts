import { expect, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { AUSTIN, Shopper } from "./Shopper.ts";

test("a guest buys a gift card as a present: no shipping address, the buyer's email at the payment", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/product/100183");
  await shopper.addToCart();
  await shopper.cart.getByRole("link", { name: "Checkout" }).click();
  await expect(page.getByRole("heading", { name: "Gift Card", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "$25" })).toBeVisible();

  await shopper.field("Recipient email").fill("bo@");
  await shopper.continue();
  await expect(page.getByText("A valid email is required")).toBeVisible();
  await expect(page.getByText("A sender name is required")).toBeVisible();
  await expect(shopper.field("Recipient email")).toBeFocused();

  await shopper.field("Recipient email").fill("bo@example.com");
  await shopper.field("Message (optional)").fill("Enjoy!");
  await shopper.field("Sender name").fill("  Ada ");
  const date = page.getByLabel("Delivery date (optional)");
  await date.fill("2020-01-01");
  await shopper.continue();
  await expect(page.getByText("This day has passed. Choose another or none")).toBeVisible();
  await expect(date).toBeFocused();
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await date.fill(day);
  await shopper.continue();
  await expect(page.getByText("From: Ada To: bo@example.com")).toBeVisible();

  // Nothing ships, so the email field is on the payment step.
  await shopper.fillDelivery(AUSTIN);
  await shopper.fillCard("4111111111111111");
  const sent = page.waitForRequest((request) => request.url().endsWith("/services/payments/checkout"));
  await shopper.pay();
  expect((await sent).postDataJSON().cart.products[0].delivery).toEqual({
    from: { email: "ada@example.com", name: "Ada", message: "Enjoy!" },
    to: { email: "bo@example.com" },
    date: day,
  });
  await shopper.seesOrder();
  const words = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );
  await expect(page.getByText(`The email to bo@example.com is sent on ${words}.`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`The email to bo@example.com is sent on ${words}.`)).toBeVisible();
  const mails: { to: string }[] = await (await fetch(`${SHOP.url}/sandbox/mail`)).json();
  expect(mails.filter(({ to }) => to === "bo@example.com")).toEqual([]);
});
