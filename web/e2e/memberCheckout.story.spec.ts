import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL, inGate } from "./inGate.ts";
import { goToPayment, login, loginAbove, MEMBER, POOR_MEMBER } from "./members.ts";
import { AUSTIN, resetSandbox, Shopper } from "./Shopper.ts";
import { openCheckout } from "./storedPurchase.ts";

const PALM = "/product/100001";
const E_BOOK = "/product/100183";

test.beforeEach(resetSandbox);

for (const { language, words } of [
  { language: "en", words: { login: "Login", signedIn: `Signed in as ${MEMBER}` } },
  { language: "fr", words: { login: "Connexion", signedIn: `Votre compte\u00a0: ${MEMBER}` } },
] as const)
  test(
    `signs in from the checkout, and what was typed is kept, in ${language} (C-132, C-133, S-478)`,
    inGate(language === "fr"),
    async ({ page }) => {
      const shopper = await openCheckout(page, PALM, language);
      await shopper.fillDelivery(AUSTIN);
      const path = new URL(page.url()).pathname;
      const length = await page.evaluate(() => history.length);
      await page.getByRole("main").getByRole("button", { name: words.login, exact: true }).click();
      const recomputed = page.waitForRequest(/\/api\/products\?ids=/);
      await loginAbove(page, MEMBER);
      await recomputed;
      await expect(page.getByText(words.signedIn)).toBeVisible();
      await expect(shopper.field(shopper.words.email)).toHaveCount(0);
      await expect(shopper.field(shopper.words.street)).toHaveValue(AUSTIN.street);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.evaluate(() => history.length)).toBe(length);
      await expectAccessible(page);

      await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
      const saved = page.waitForRequest(/users\/\d+\/addresses\/shipping$/);
      await shopper.continue();
      expect((await saved).postDataJSON()).toMatchObject({ city: "Austin", zipcode: "78701" });
      await expect(page.getByRole("radio", { name: /1111/ })).toBeChecked();
      const sent = page.waitForRequest(/payments\/checkout$/);
      await page.getByRole("button", { name: /selected credit card|carte sélectionnée/ }).click();
      expect(((await sent).postDataJSON() as { user: { email: string } }).user.email).toBe(MEMBER);
      await shopper.seesOrder();

      // The next order begins with the address.
      await openCheckout(page, PALM, language);
      await expect(shopper.field(shopper.words.street)).toHaveValue(AUSTIN.street);
    },
  );

test("saved cards are offered first, each with its brand, and one that is declined says so (C-029, C-177, C-178, C-179, C-180, C-181, C-182, C-635, C-637, C-647, C-654)", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await login(shopper, MEMBER);
  const token = page.waitForRequest(/payments\/tokens\/braintree/);
  await goToPayment(shopper, PALM);
  const { searchParams } = new URL((await token).url());
  expect(searchParams.get("currency")).toBe("USD");
  expect(searchParams.get("user_id")).toMatch(/^\d+$/);
  await expect(page.getByRole("radio", { name: "Saved Credit Cards" })).toBeChecked();
  for (const [name, logo] of [
    ["Visa ending in 1111 Expires on 12/2032", "visa"],
    ["MasterCard ending in 5100 Expires on 12/2032", "mastercard"],
    ["American Express ending in 0005 Expires on 01/2020 · Expired", "american-express"],
  ] as const) {
    const card = page.locator("label").filter({ has: page.getByRole("radio", { name, exact: true }) });
    await expect(card.locator("img")).toHaveAttribute("src", `/assets/img/checkout/${logo}.svg`);
  }
  // The fields of a new card are not fetched for one that is saved.
  await expect(page.locator("iframe")).toHaveCount(0);
  await expectAccessible(page);

  const button = page.getByRole("button", { name: "Pay with selected credit card" });
  await page.getByRole("radio", { name: /5100/ }).check();
  await button.click();
  await expect(page.getByText("Do Not Honor")).toBeVisible();
  await page.getByRole("radio", { name: /^Credit Card/ }).check();
  await expect(page.getByText("Do Not Honor")).toHaveCount(0);
  await expect(shopper.cardNumber).toBeVisible();
  await page.getByRole("radio", { name: "Saved Credit Cards" }).check();
  await page.getByRole("radio", { name: /1111/ }).check();
  const sent = page.waitForRequest(
    (request) => /payments\/checkout$/.test(request.url()) && /visa-1111/.test(request.postData() ?? ""),
  );
  await button.click();
  const { payment } = (await sent).postDataJSON() as { payment: Record<string, unknown> };
  expect(payment).toMatchObject({
    paymentMethod: "saved-credit-card",
    token: "sandbox-saved-visa-1111",
    upsells: { token: "sandbox-saved-visa-1111" },
  });
  expect(payment).not.toHaveProperty("nonce");
  await shopper.seesOrder();
});

test(
  "a member whose cookies are deleted on the payment step is told so and can log in; what was typed stays (C-177)",
  FULL,
  async ({ page }) => {
    const shopper = new Shopper(page);
    await login(shopper, MEMBER);
    await goToPayment(shopper, PALM);
    await expect(page.getByRole("radio", { name: /1111/ })).toBeChecked();
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Pay with selected credit card" }).click();
    const notice = page.getByRole("status").filter({ hasText: "You have been signed out." });
    await expect(notice).toBeVisible({ timeout: 20_000 });
    await notice.getByRole("link", { name: "Log in" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/login");
    await expect(notice).toBeHidden();
    await page.goBack();
    await expect(page.getByRole("listitem").filter({ hasText: AUSTIN.street })).toBeVisible();
  },
);

test("a card is saved with the first order and pays the second; what was bought leaves the wishlist (C-016, C-177, C-381, C-382)", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await login(shopper, POOR_MEMBER);
  await shopper.open(PALM);
  const heart = page
    .getByRole("main")
    .getByRole("button", { name: /^Favourite/ })
    .first();
  if ((await heart.getAttribute("aria-pressed")) !== "true") await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await goToPayment(shopper, PALM);
  await expect(page.getByRole("radio", { name: "Saved Credit Cards" })).toHaveCount(0);
  await shopper.fillCard("4111111111111111");
  const save = page.getByRole("checkbox", { name: "Save this card for my next order" });
  await expect(save).not.toBeChecked();
  await save.check();
  const refreshed = page.waitForRequest(/\/api\/users\/\d+$/);
  await shopper.pay();
  await shopper.seesOrder();
  await refreshed;
  await shopper.open("/account/wishlist");
  await expect(page.getByText("Your wishlist is empty")).toBeVisible();

  await goToPayment(shopper, PALM);
  await expect(page.getByRole("radio", { name: /^Visa ending in 1111/ })).toBeChecked();
  await page.getByRole("button", { name: "Pay with selected credit card" }).click();
  const id = await shopper.seesOrder();
  await shopper.open("/account/orders");
  await expect(page.locator(`a[href*="${id}"]`).first()).toBeVisible();
});

test(
  "a digital order takes a member's email unseen, and asks a guest for it (C-173, C-174)",
  FULL,
  async ({ page }) => {
    const shopper = new Shopper(page);
    const giftCards = async () => {
      await shopper.field("Recipient email").fill("bo@example.com");
      await shopper.field("Sender name").fill("Ada");
      await shopper.continue();
    };
    await shopper.open(E_BOOK);
    await shopper.addToCart();
    await shopper.cart.getByRole("link", { name: "Checkout" }).click();
    await giftCards();
    await expect(shopper.field("Email")).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Login", exact: true }).click();
    await loginAbove(page, MEMBER);
    await expect(page.getByText(`Signed in as ${MEMBER}`)).toBeVisible();
    await expect(shopper.field("Email")).toHaveCount(0);
    await expect(page.locator('input[type="hidden"][name="email"]')).toHaveValue(MEMBER);
  },
);

test("an order that does not exist leads a member to theirs, and a guest to the login (C-057, C-067, C-265)", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/checkout?id=unknown");
  const link = page.getByRole("link", { name: "Login to track your order" });
  expect(decodeURIComponent((await link.getAttribute("href")) ?? "")).toBe("/login?redirect=/account/orders");
  await login(shopper, POOR_MEMBER);
  for (const prefix of ["", "/fr"]) {
    const answer = await page.request.get(`${prefix}/checkout?id=unknown`, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toBe(`${prefix}/account/orders`);
  }
});

test(
  "a sign-out in another tab leaves nothing of the member in an open checkout",
  FULL,
  async ({ page, context }) => {
    const shopper = new Shopper(page);
    await login(shopper, MEMBER);
    await openCheckout(page, PALM);
    await shopper.fillAddress({ ...AUSTIN, street: "7 Quiet Lane" });
    await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
    await shopper.continue();
    await expect(page.getByRole("radio", { name: /1111/ })).toBeChecked();

    const other = await context.newPage();
    await other.goto("/logout");
    await expect(shopper.field("Email")).toBeVisible();
    await expect(shopper.field("Email")).toHaveValue("");
    await expect(shopper.field("Street address")).toHaveValue("");
    await expect(page.getByText(MEMBER)).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("Quiet Lane");
    // The cart stays.
    await expect(page.getByRole("complementary").getByText(/Halo Palm Vibrator/)).toBeVisible();
  },
);
