import { expect, type Locator, type Page, test } from "@playwright/test";
import { sumAmounts } from "@velours/sdk/rules";
import { SHOP } from "./addresses.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL } from "./inGate.ts";
import { readMail } from "./mailbox.ts";
import { AUSTIN, changeVariant, resetSandbox, Shopper } from "./Shopper.ts";
import { openPayment } from "./storedPurchase.ts";

const WORDS = {
  en: { how: "How this was calculated", percent: /15% of \$[\d.]+\./ },
  fr: { how: "Comment ce montant est calculé", percent: /15\s% de \$[\d.]+\./ },
} as const;

test.beforeEach(resetSandbox);
test.afterEach(resetSandbox);

/** Opens the explanation in a part of the page and expects its rows to add up to its last. Returns the total. */
async function expectExplained(part: Locator, how: string): Promise<number> {
  const button = part.getByRole("button", { name: how });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await button.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  const rows = part.locator(`[id="${await button.getAttribute("aria-controls")}"]`).getByRole("definition");
  await expect(rows.last()).toHaveText(/^\$[\d,]+(\.\d\d)?$/);
  const amounts = (await rows.allInnerTexts()).map((text) =>
    /^(-?)\$[\d,]+(\.\d\d)?$/.test(text) ? Number(text.replace(/[$,]/g, "")) : 0,
  );
  const total = amounts.pop();
  expect(amounts.length).toBeGreaterThan(1);
  expect(sumAmounts(amounts)).toBe(total);
  return total ?? 0;
}

const summary = (page: Page) => page.getByRole("complementary");

for (const language of ["en", "fr"] as const) {
  test(`every total says what made it, from the bag to the email, in ${language}`, FULL, async ({ page }) => {
    const shopper = new Shopper(page, language);
    const { how, percent } = WORDS[language];
    const email = `ada+explained-${language}@example.com`;
    await shopper.open("/product/100017");
    await shopper.addToCart();
    await shopper.cart.getByRole("textbox", { name: shopper.words.code }).fill("WELCOME15");
    await shopper.cart.getByRole("button", { name: shopper.words.apply, exact: true }).click();
    await expect(shopper.cart.getByText("WELCOME15", { exact: true })).toBeVisible();
    const cartTotal = await expectExplained(shopper.cart, how);
    await expect(shopper.cart.getByText(percent)).toBeVisible();
    await expectAccessible(page);
    expect(cartTotal).toBeGreaterThan(0);

    await shopper.goToCheckout();
    const before = await expectExplained(summary(page), how);
    await shopper.fillDelivery({ ...AUSTIN, email });
    await expect(page.getByRole("radio", { checked: true })).toBeVisible();
    await shopper.continue();
    await expect(shopper.cardNumber).toBeVisible();
    // With shipping and taxes now; it stays open.
    const explained = summary(page).getByRole("definition").last();
    const pay = page.getByRole("button", { name: shopper.words.pay });
    const charged = (await pay.innerText()).replace(/^\D+/, "");
    await expect(explained).toHaveText(`$${charged}`);
    expect(Number(charged)).toBeGreaterThan(before);

    await shopper.payByCard();
    await shopper.seesOrder();
    expect(await expectExplained(summary(page), how)).toBe(Number(charged));
    await expect(summary(page).getByText(percent)).toBeVisible();
    await expectAccessible(page);
    const [text] = await readMail(SHOP.url, email, /^.+$/s);
    expect(text).toMatch(percent);
    expect(text).toContain("WELCOME15");
  });
}

test("an order's explanation is the one of its purchase, when prices are others today", async ({ page }) => {
  const shopper = await openPayment(page, { products: ["/product/100017"] });
  await shopper.payByCard();
  const id = await shopper.seesOrder();
  const paid = await expectExplained(summary(page), WORDS.en.how);
  await changeVariant(200037, { price: 999 });
  await shopper.open(`/checkout?id=${id}`);
  expect(await expectExplained(summary(page), WORDS.en.how)).toBe(paid);
});
