import { expect, test } from "@playwright/test";
import { MERCHANT } from "./addresses.ts";
import { inGate } from "./inGate.ts";
import { answer, chooseMethod, reachPayment } from "./payments.ts";
import { AUSTIN, Shopper } from "./Shopper.ts";

interface Transaction {
  status: string;
  amount: string;
  request: { device_data?: string; payment_method_nonce?: string };
}
const transactions = async (): Promise<Transaction[]> =>
  (await fetch(`${MERCHANT.fake.url}/fake/transactions`)).json() as Promise<Transaction[]>;

test("with the real gateway's kit: its fields, a declined card, the bank's question, an order", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  const before = (await transactions()).length;
  const shopper = new Shopper(page);
  await shopper.open("/lubricants/lubes");
  await shopper.openFirstProduct();
  await shopper.addToCart();
  await shopper.goToCheckout();
  await shopper.confirmDelivery({ ...AUSTIN, email: "cy@example.com" });

  await expect(shopper.cardNumber).toBeVisible();
  await shopper.pay();
  await expect(page.getByText("Please fill all credit card fields before submitting.")).toBeVisible();
  await expect(shopper.cardNumber).toHaveAccessibleDescription("Enter the card number.");
  await expect(shopper.cardNumber).toBeFocused();

  await shopper.fillCard("4111111111111112");
  await shopper.pay();
  await expect(
    page.getByText("Your Card Number is invalid. Please update before submiting again."),
  ).toBeVisible();

  await shopper.fillCard("4000111111111115");
  await shopper.pay();
  await expect(page.getByText("Do Not Honor")).toBeVisible();

  await shopper.fillCard("4000000000001018");
  await shopper.pay();
  await expect(page.getByText("Your bank did not confirm this card.")).toBeVisible();

  await shopper.fillCard("4000000000001000");
  await shopper.pay();
  await shopper.seesOrder();

  const made = (await transactions()).slice(before);
  expect(made.map(({ status }) => status)).toEqual(["processor_declined", expect.any(String)]);
  expect(JSON.parse(made[1]?.request.device_data ?? "{}")).toMatchObject({
    correlation_id: expect.any(String),
    device_session_id: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  // The hold is taken by the jobs, once the order is there.
  await expect.poll(async () => (await transactions())[before + 1]?.status).toBe("submitted_for_settlement");
  expect(refused).toEqual([]);
});

const WALLETS = [
  { method: "PayPal", button: "PayPal", window: "PayPal" },
  { method: "Buy Now Pay Later", button: "Pay Later", window: "PayPal" },
  { method: "Venmo", button: "Pay with Venmo", window: "Venmo" },
  { method: "Pay with Klarna", button: "Pay", window: "Klarna" },
];

for (const { method, button, window } of WALLETS) {
  test(
    `with the real kits: ${method} is loaded from its own address, allowed by the page, and pays`,
    inGate(button === "PayPal"),
    async ({ page }) => {
      const refused: string[] = [];
      page.on("console", (message) => {
        if (/Content Security Policy/.test(message.text())) refused.push(message.text());
      });
      const shopper = await reachPayment(page, { email: `cy@${method.replaceAll(" ", "")}.example.com` });
      await chooseMethod(page, method);
      await page.getByRole("button", { name: button, exact: true }).click();
      await answer(page, window, "Approve");
      await shopper.seesOrder();
      // The provider's icon is on a host of its own, which a fake does not have.
      expect(refused.filter((text) => !text.includes("klarna.svg"))).toEqual([]);
    },
  );
}
