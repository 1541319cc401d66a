import { expect, type Page, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { FULL, inGate } from "./inGate.ts";
import { goToPayment, login, MEMBER, POOR_MEMBER } from "./members.ts";
import { resetSandbox, Shopper } from "./Shopper.ts";
import { openCheckout } from "./storedPurchase.ts";

const PALM = "/product/100001";

const WORDS = {
  en: {
    redeem: "Redeem",
    offer: "Redeem $80 cash back",
    expires: /^Redeem \$80 cash backExpires on [A-Z][a-z]+ \d+, \d{4}$/,
    remove: "Remove Cash back",
    label: "Cash back",
    earning: /cash back toward your next order/,
    applied: "Cash back is applied",
    payWithCashBack: "Pay with Cash Back",
    payWithSavedCard: "Pay with selected credit card",
    paidWith: "Cash back + Credit Card",
    earned:
      /^Congrats! You earned \$\d+\.00 cash back on this order\. Your total cash back balance is \$\d+\.00\.$/,
  },
  fr: {
    redeem: "Utiliser",
    offer: "Utiliser $80 de remise en argent",
    expires: /^Utiliser \$80 de remise en argentExpire le \d+(er)? \S+ \d{4}$/,
    remove: "Retirer Remise en argent",
    label: "Remise en argent",
    earning: /de remise en argent sur votre prochaine commande/,
    applied: "La remise en argent est appliquée",
    payWithCashBack: "Payer avec la remise en argent",
    payWithSavedCard: "Payer avec la carte sélectionnée",
    paidWith: "Remise en argent + Carte de crédit",
    earned:
      /^Bravo\s! Cette commande vous rapporte \$\d+\.00 de remise en argent\. Votre solde total de remise en argent est de \$\d+\.00\.$/,
  },
} as const;

const row = (page: Page, label: string) =>
  page.getByRole("dialog").getByRole("term").filter({ hasText: label }).locator("..");

test.beforeEach(resetSandbox);

for (const language of ["en", "fr"] as const) {
  test(
    `a member redeems cash back in the bag and takes it back, in ${language} (S-267, S-268, S-269, S-270, S-281, S-503)`,
    inGate(language === "fr"),
    async ({ page }) => {
      const shopper = new Shopper(page, language);
      const words = WORDS[language];
      await login(shopper, MEMBER);
      await shopper.open(PALM);
      await shopper.addToCart();
      const redeem = shopper.cart.getByRole("button", { name: words.redeem, exact: true });
      const banner = shopper.cart.getByText(words.offer).locator("..");
      await expect(banner).toHaveText(words.expires);
      const total = shopper.cart.getByRole("definition").last();
      await expect(total).toHaveText("$55");

      await redeem.click();
      await expect(row(page, words.label)).toContainText("−$55");
      await expect(total).toHaveText("$0");
      await expect(redeem).toHaveCount(0);
      const remove = shopper.cart.getByRole("button", { name: words.remove });
      await expect(remove).toBeFocused();

      // It is kept with the cart, also for another tab.
      const other = await page.context().newPage();
      const elsewhere = new Shopper(other, language);
      await elsewhere.open(PALM);
      await other.locator("#bag-button").click();
      await expect(elsewhere.cart.getByText("−$55")).toBeVisible();

      await remove.click();
      await expect(total).toHaveText("$55");
      await expect(redeem).toBeFocused();
      await expect(elsewhere.cart.getByText("−$55")).toHaveCount(0);
      await expect(elsewhere.cart.getByRole("button", { name: words.redeem, exact: true })).toBeVisible();
    },
  );
}

test(
  "neither a guest nor a member without cash back is offered any (S-267, C-103)",
  FULL,
  async ({ page }) => {
    const shopper = new Shopper(page);
    await shopper.open(PALM);
    await shopper.addToCart();
    await expect(shopper.cart.getByText("Estimated total")).toBeVisible();
    await expect(shopper.cart.getByRole("button", { name: "Redeem" })).toHaveCount(0);
    await login(shopper, POOR_MEMBER);
    const answered = page.waitForResponse(/\/credits\?/);
    await shopper.open("/checkout");
    await answered;
    await expect(page.getByRole("complementary")).toBeVisible();
    await page.waitForTimeout(500);
    await expect(page.getByRole("button", { name: "Redeem" })).toHaveCount(0);
  },
);

const WAND = "/product/100003";

const summaryRow = (page: Page, label: string | RegExp) =>
  page.getByRole("complementary").getByRole("term").filter({ hasText: label }).locator("..");

for (const language of ["en", "fr"] as const) {
  test(
    `cash back pays a part, a saved card the rest, and the order earns anew, in ${language} (C-102, C-108, C-251, C-253, C-409, C-410, C-625, C-694)`,
    inGate(language === "fr"),
    async ({ page }) => {
      const shopper = new Shopper(page, language);
      const words = WORDS[language];
      await login(shopper, MEMBER);
      await goToPayment(shopper, WAND);
      const aside = page.getByRole("complementary");
      await expect(aside.getByText(words.earning)).toBeVisible();
      await aside.getByRole("button", { name: words.redeem, exact: true }).click();
      await expect(aside.getByText(words.applied)).toBeVisible();
      await expect(summaryRow(page, words.label)).toContainText("-$80.00");
      const remove = aside.getByRole("button", { name: words.remove });
      await expect(remove).toBeFocused();
      await remove.click();
      await expect(summaryRow(page, words.label)).toHaveCount(0);
      await aside.getByRole("button", { name: words.redeem, exact: true }).click();
      await expect(summaryRow(page, words.label)).toContainText("-$80.00");

      const sent = page.waitForRequest(/payments\/checkout$/);
      await page.getByRole("button", { name: words.payWithSavedCard }).click();
      const { cart } = (await sent).postDataJSON() as { cart: { credits: unknown } };
      expect(cart.credits).toEqual({
        uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        balance: 80,
        date_expired: expect.any(Number),
      });
      await shopper.seesOrder();
      await expect(page.getByText(words.earned)).toBeVisible();
      await expect(page.getByText(words.paidWith)).toBeVisible();

      await shopper.open("/account/rewards");
      const history = page.getByRole("main").getByRole("listitem").filter({ hasText: "$" });
      await expect(history.nth(1)).toContainText("−$80");
      await expect(history.nth(0)).toContainText("+$");

      // Spent and paid: the next cart begins without it.
      await shopper.open(PALM);
      await shopper.addToCart();
      await expect(row(page, words.label)).toHaveCount(0);
    },
  );
}

test("cash back alone pays the order, and together with a gift card (C-036, C-037, C-198, C-199)", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await login(shopper, MEMBER);
  await goToPayment(shopper, PALM);
  const aside = page.getByRole("complementary");
  await aside.getByRole("button", { name: "Redeem" }).click();
  await page.getByRole("button", { name: "Pay with Cash Back", exact: true }).click();
  await shopper.seesOrder();

  await resetSandbox();
  await goToPayment(shopper, WAND);
  await shopper.field("Promo code or gift card").fill("1000-0000-0000-0001");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("button", { name: "Pay with Gift Card", exact: true })).toBeVisible();
  await aside.getByRole("button", { name: "Redeem" }).click();
  await page.getByRole("button", { name: "Pay with Gift Card and Cash Back", exact: true }).click();
  await shopper.seesOrder();
  await expect(page.getByText("Gift card + Cash back")).toBeVisible();
});

test(
  "the checkout says what an order earns, and what a promotion adds, on the main site alone (S-021, C-025, C-122, C-123)",
  FULL,
  async ({ page, browser }) => {
    const shopper = await openCheckout(page, PALM);
    const aside = page.getByRole("complementary");
    const banner = aside.getByText(/cash back toward your next order/);
    await expect(banner).toHaveText("$5.00 cash back toward your next order");
    await shopper.field("Promo code or gift card").fill("BONUS5");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(banner.locator("s")).toHaveText("$5.00");
    await expect(banner).toHaveText("$5.00$10.00 cash back toward your next order");
    // Green, as computed: more of it than of red or blue.
    const color = await banner.evaluate((element) => getComputedStyle(element).color);
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+(\.\d+)?/g) ?? []).map(Number);
    expect(green).toBeGreaterThan(Math.max(red, blue));

    const other = await browser.newContext({ baseURL: SHOP.url.replace("localhost", "outlet.localhost") });
    const outlet = new Shopper(await other.newPage());
    await outlet.open(PALM);
    await expect(outlet.page.locator("html")).toHaveAttribute("data-site", "outlet");
    await outlet.addToCart();
    await outlet.cart.getByRole("link", { name: "Checkout" }).click();
    await expect(outlet.page.getByRole("complementary").getByText("Subtotal")).toBeVisible();
    await outlet.page.waitForTimeout(1000);
    await expect(outlet.page.getByText(/cash back toward your next order/)).toHaveCount(0);
    await other.close();
  },
);
