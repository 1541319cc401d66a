import { expect, type Locator, type Page, test } from "@playwright/test";
import { goToPayment, login, MEMBER } from "./members.ts";
import { AUSTIN, resetSandbox, Shopper } from "./Shopper.ts";

const PALM = "/product/100001";

test.beforeEach(resetSandbox);

/** Counts what the shopper does with hand or keyboard. */
function countInteractions() {
  const done: string[] = [];
  return {
    done,
    click: async (what: string, target: Locator) => {
      done.push(what);
      await target.click();
    },
  };
}

/** A member whose address is known and whose cart has a product, on that product's page with the cart open. */
async function prepareMember(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page);
  await login(shopper, MEMBER);
  // Continue saves the address for the next order.
  await goToPayment(shopper, PALM);
  await shopper.open(PALM);
  await page.evaluate(() => sessionStorage.clear());
  await shopper.addToCart();
  return shopper;
}

const savedCardButton = (page: Page) => page.getByRole("button", { name: "Pay with selected credit card" });

/** Tab until the focus is there, as one does who has no pointer. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The keyboard does not lead there.");
}

test("a member buys the bag with a saved card by keyboard alone: Enter three times, Tab between", async ({
  page,
}) => {
  const shopper = await prepareMember(page);
  const enter = async (target: Locator) => {
    await expect(target).toBeVisible();
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  };
  await enter(shopper.cart.getByRole("link", { name: shopper.words.checkout }));
  await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
  await enter(page.getByRole("button", { name: "Continue", exact: true }));
  await expect(savedCardButton(page)).toBeEnabled();
  await enter(savedCardButton(page));
  await shopper.seesOrder();
});

/** As a browser fills a form: all fields at once, by their autocomplete tokens, without a key. */
async function autofill(page: Page, values: Record<string, string>): Promise<void> {
  await page.evaluate((values) => {
    for (const [token, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[autocomplete="${token}"]`);
      if (!field) throw new Error(`No field takes ${token}.`);
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
      set?.call(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }, values);
}

test("a guest buys with autofill in 6 interactions: Add, Checkout, address, Continue, card, Pay", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open(PALM);
  const { click, done } = countInteractions();
  await click("Add", page.getByRole("button", { name: shopper.words.addToCart, exact: true }).first());
  await click("Checkout", shopper.cart.getByRole("link", { name: shopper.words.checkout }));
  await expect(shopper.field("Email")).toBeVisible();
  done.push("address");
  await autofill(page, {
    email: AUSTIN.email,
    "shipping country": "US",
    "shipping given-name": AUSTIN.firstName,
    "shipping family-name": AUSTIN.lastName,
    "shipping address-line1": "12 Main St",
    "shipping address-line2": "#4",
    "shipping address-level2": AUSTIN.city,
    "shipping address-level1": AUSTIN.state ?? "",
    "shipping postal-code": AUSTIN.zip,
  });
  await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
  await expect(shopper.field("Street address")).toHaveValue("12 Main St");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await click("Continue", page.getByRole("button", { name: "Continue", exact: true }));
  await expect(shopper.cardNumber).toBeVisible();
  done.push("card");
  await shopper.fillCard("4111111111111111");
  await click("Pay", page.getByRole("button", { name: shopper.words.pay }));
  await shopper.seesOrder();
  expect(done).toHaveLength(6);
});
