import { expect, type Page, test } from "@playwright/test";
import { FULL, inGate } from "./inGate.ts";
import { AUSTIN, Shopper } from "./Shopper.ts";
import { goToPayment, openPayment, plantCart } from "./storedPurchase.ts";

const PRODUCT = "/product/100001";
const GIFT_CARD = "/product/100183";

/** From the product's page, so that it stands before the steps in the history. */
async function reachPaymentFromProduct(page: Page): Promise<Shopper> {
  const shopper = new Shopper(page);
  await goToPayment(shopper, { products: [PRODUCT], language: "en", delivery: AUSTIN });
  return shopper;
}

const reachPayment = (page: Page, language: "en" | "fr" = "en"): Promise<Shopper> =>
  openPayment(page, { products: [PRODUCT], language });

test("Back and Forward walk the steps with everything kept, and a reload stays on its step", async ({
  page,
}) => {
  const shopper = await reachPaymentFromProduct(page);
  await expect(page).toHaveURL(/\/checkout\?step=payment$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(shopper.field("Email")).toHaveValue(AUSTIN.email);
  await expect(shopper.field("Street address")).toHaveValue(AUSTIN.street);
  await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goForward();
  await expect(shopper.cardNumber).toBeVisible();
  await page.reload();
  await expect(shopper.cardNumber).toBeVisible();
  await expect(page).toHaveURL(/step=payment$/);
  await page.goBack();
  await expect(shopper.field("Email")).toHaveValue(AUSTIN.email);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${PRODUCT}$`));
});

test("what was typed after Back and not confirmed is not passed by with Forward", async ({ page }) => {
  const shopper = await reachPaymentFromProduct(page);
  await page.goBack();
  await shopper.field("Street address").fill("99 Other Street");
  await page.goForward();
  await expect(shopper.field("Street address")).toHaveValue("99 Other Street");
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
  await shopper.continue();
  await expect(page.getByText("99 Other Street")).toBeVisible();
  await expect(page).toHaveURL(/step=payment$/);
});

for (const [step, lands] of [
  ["payment", /\/checkout$/],
  ["giftcard", /\/checkout$/],
  ["complete", /\/checkout$/],
  ["nonsense", /\/checkout$/],
] as const)
  test(
    `a link to the step '${step}' without its data leads to the first that is missing`,
    inGate(/payment|nonsense/.test(step)),
    async ({ page }) => {
      const shopper = new Shopper(page);
      await plantCart(page, [PRODUCT]);
      await page.goto(`/checkout?step=${step}`);
      await expect(shopper.field("Email")).toBeVisible();
      await expect(page).toHaveURL(lands);
    },
  );

test("a gift card beside goods has a step of its own in the history", FULL, async ({ page }) => {
  const shopper = new Shopper(page);
  await plantCart(page, [GIFT_CARD, PRODUCT]);
  await shopper.open("/checkout");
  await shopper.confirmDelivery(AUSTIN);
  await expect(page).toHaveURL(/step=giftcard$/);
  await page.goBack();
  await expect(shopper.field("Email")).toHaveValue(AUSTIN.email);
  await page.goForward();
  await expect(page).toHaveURL(/step=giftcard$/);
  // The payment is not reached by its address: the gift card has no recipient.
  await page.goto("/checkout?step=payment");
  await expect(page).toHaveURL(/step=giftcard$/);
});

test("after the order Back leads out of the checkout, never to a step that could be paid again", async ({
  page,
}) => {
  const shopper = await reachPaymentFromProduct(page);
  await shopper.payByCard();
  const id = await shopper.seesOrder();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("button", { name: /^Pay/ })).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`id=${id}`));
  await expect(page.getByText("Your order is confirmed")).toBeVisible();
  await page.goto("/checkout?step=payment");
  await expect(page).toHaveURL(/\/$/);
});

for (const { language, edit, more, back } of [
  { language: "en", edit: "Edit bag", more: "One more", back: "Back to checkout" },
  { language: "fr", edit: "Modifier le panier", more: "Un de plus", back: "Revenir à la caisse" },
] as const)
  test(
    `${language}: the bag is edited from the payment, which then says and takes the new total`,
    inGate(language === "fr"),
    async ({ page }) => {
      const shopper = await reachPayment(page, language);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      const opener = page.getByRole("button", { name: edit });
      await opener.click();
      await shopper.cart.getByRole("button", { name: more }).click();
      await expect(shopper.cart.getByRole("group")).toContainText("2");
      await shopper.cart.getByRole("button", { name: back }).click();
      await expect(shopper.cart).toHaveCount(0);
      await expect(page).toHaveURL(/step=payment$/);
      await expect(page.getByRole("complementary").getByText(/^2 x/)).toBeVisible();
      const accept = page.getByRole("dialog").getByRole("button").first();
      // Paying waits for the new total, and for the shopper where the shipping price changed with it.
      const pay = page.getByRole("button", { name: shopper.words.pay, exact: true });
      // A dialog that opens between the two questions hides the button, which then is not there to be enabled.
      const canPay = () => pay.isEnabled({ timeout: 500 }).catch(() => false);
      await expect
        .poll(async () => (await accept.isVisible()) || (await canPay()), { timeout: 30_000 })
        .toBe(true);
      if (await accept.isVisible()) await accept.click();
      else await expect(opener).toBeFocused();
      await shopper.payByCard();
      await shopper.seesOrder();
      await expect(page.getByRole("complementary").getByText(/^2 x/)).toBeVisible();
    },
  );

test("a bag that is emptied leads back to the shop", async ({ page }) => {
  await reachPayment(page);
  await page.getByRole("button", { name: "Edit bag" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, sentence, home] of [
    ["/checkout", "The checkout needs JavaScript", "/"],
    ["/fr/checkout", "La caisse a besoin de JavaScript", "/fr"],
  ] as const)
    test(`${path} says what it needs instead of loading for ever`, async ({ page }) => {
      await page.goto(path);
      const message = page.locator("noscript");
      await expect(message.locator("p")).toContainText(sentence);
      await expect(message.locator("p")).toBeVisible();
      await expect(page.getByRole("status")).toBeHidden();
      await expect(message.locator("a").last()).toHaveAttribute("href", new RegExp(`^${home}/?$`));
    });
});
