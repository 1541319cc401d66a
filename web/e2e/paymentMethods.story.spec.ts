import { expect, type Page, test } from "@playwright/test";
import { inGate } from "./inGate.ts";
import { answer, chooseMethod, providerWindow, reachPayment, watchOrders } from "./payments.ts";
import { resetSandbox } from "./Shopper.ts";

test.beforeEach(resetSandbox);

interface Row {
  ids: string;
  method: string;
  /** The button that opens the window. */
  button: string;
  window: string;
  payment: Record<string, unknown>;
  /** The method has a kit and an answer of its own; the others are PayPal's with another name. */
  isOwnKit: boolean;
  /** Email of a buyer whom the shop declines after the approval, and what is said. */
  declined: { email: string; says: string };
}

const FRAUD = { email: "ada+fraud-decline@example.com", says: "Your order could not be processed" };
const wallet = (service: string) => ({
  gateway: "braintree",
  service,
  nonce: expect.stringMatching(new RegExp(`^sandbox-${service}-ok-`)),
  vaulted: false,
  deviceData: expect.any(String),
  kountId: expect.stringMatching(/^[0-9a-f]{32}$/),
});

const ROWS: Row[] = [
  {
    ids: "C-031, C-190, C-648",
    method: "PayPal",
    button: "PayPal",
    window: "PayPal",
    payment: { paymentMethod: "paypal", ...wallet("paypal") },
    isOwnKit: true,
    declined: FRAUD,
  },
  {
    ids: "C-032, C-191, C-648",
    method: "Buy Now Pay Later (Interest-Free)",
    button: "Pay Later",
    window: "PayPal",
    payment: { paymentMethod: "paypal-pay-later", ...wallet("paypal") },
    isOwnKit: false,
    declined: FRAUD,
  },
  {
    ids: "C-033, C-193, C-194, C-651",
    method: "Pay with Klarna",
    button: "Pay",
    window: "Klarna",
    payment: {
      paymentMethod: "klarna",
      gateway: "klarna",
      service: "klarna",
      token: expect.stringMatching(/^sandbox-klarna-ok-/),
      kountId: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
    isOwnKit: true,
    declined: {
      email: "ada+bnpl-declined@example.com",
      says: "The payment was not approved. Please choose another payment method.",
    },
  },
  {
    ids: "C-034, C-195, C-648",
    method: "Venmo",
    button: "Pay with Venmo",
    window: "Venmo",
    payment: { paymentMethod: "venmo", ...wallet("venmo") },
    isOwnKit: false,
    declined: FRAUD,
  },
];

const press = (page: Page, { button }: Row) =>
  page.getByRole("button", { name: button, exact: true }).click();

for (const row of ROWS) {
  test(
    `${row.method}: approved, the order is placed and offers nothing after it (${row.ids}, CA-30)`,
    inGate(row.isOwnKit),
    async ({ page }) => {
      const sent = watchOrders(page);
      const shopper = await reachPayment(page, { email: "ada+upsell-single@example.com" });
      await chooseMethod(page, row.method);
      await press(page, row);
      await answer(page, row.window, "Approve");
      await shopper.seesOrder();
      expect(sent.map(({ payment }) => payment)).toEqual([row.payment]);
    },
  );

  test(
    `${row.method}: declined by the shop, said under it, and a card pays instead`,
    inGate(row.method === "PayPal"),
    async ({ page }) => {
      const sent = watchOrders(page);
      const shopper = await reachPayment(page, { email: row.declined.email });
      await chooseMethod(page, row.method);
      await press(page, row);
      await answer(page, row.window, "Approve");
      await expect(page.getByRole("alert").filter({ hasText: row.declined.says })).toBeVisible();
      await expect(page.getByRole("radio", { name: row.method, exact: true })).toBeChecked();
      expect(sent).toHaveLength(1);
      // A declined payment is not tried again: the window asks anew.
      await press(page, row);
      await expect(providerWindow(page, row.window)).toBeVisible();
      await answer(page, row.window, "Cancel");
      await chooseMethod(page, "Credit Card");
      await expect(page.getByText(row.declined.says)).toHaveCount(0);
      await shopper.fillCard("4111111111111111");
    },
  );

  test(
    `${row.method}: canceled, nothing is said, sent or lost, and the focus is back (S3, S4)`,
    inGate(row.method === "PayPal"),
    async ({ page }) => {
      const sent = watchOrders(page);
      const shopper = await reachPayment(page);
      await chooseMethod(page, row.method);
      const button = page.getByRole("button", { name: row.button, exact: true });
      for (const close of ["Cancel", "Escape"]) {
        const open = async () => {
          await button.focus();
          await page.keyboard.press("Enter");
          await expect(providerWindow(page, row.window)).toBeVisible();
        };
        if (close === "Cancel") await open();
        // A provider's own button does not show when the canceled payment has ended; a press before that is ignored.
        else await expect(open).toPass({ timeout: 30_000 });
        if (close === "Escape") await page.keyboard.press("Escape");
        else await answer(page, row.window, close);
        await expect(providerWindow(page, row.window)).toBeHidden();
        await expect(button).toBeFocused();
        await expect(button).not.toHaveAttribute("aria-busy");
      }
      await expect(page.getByRole("radio", { name: row.method, exact: true })).toBeChecked();
      await expect(page.getByRole("alert")).toHaveCount(0);
      expect(sent).toEqual([]);
      await chooseMethod(page, "Credit Card");
      await shopper.payByCard();
      await shopper.seesOrder();
    },
  );
}
