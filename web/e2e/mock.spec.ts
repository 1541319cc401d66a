import { expect, test } from "@playwright/test";
import { inGate } from "./inGate.ts";
import { Shopper } from "./Shopper.ts";

test("one can walk home, listing, product and bag on the mock", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/");
  await page.getByRole("link", { name: "Vibrators" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Vibrators" })).toBeVisible();
  const card = page.getByRole("main").getByRole("article").first();
  const name = (await card.getByRole("heading").first().innerText()).trim();
  await card.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await shopper.addToCart();
  await expect(shopper.cart.getByText(name).first()).toBeVisible();
});

for (const [language, message] of [
  ["en", "This promo code has expired."],
  ["fr", "Ce code promo a expiré."],
] as const) {
  test(
    `?scenario=promotionExpired shows that error in the shop's own page (${language})`,
    inGate(language === "fr"),
    async ({ page }) => {
      const shopper = new Shopper(page, language);
      await shopper.open("/?promo_code=WELCOME15&scenario=promotionExpired");
      await expect(shopper.cart.getByText(message)).toBeVisible();
    },
  );
}

test("the gallery lists every reference with both texts and a way to see it", async ({ page }) => {
  await page.goto("/scenarios");
  await expect(page.getByText("Gift card is completely spent").first()).toBeVisible();
  await expect(page.getByText("La carte-cadeau est entièrement dépensée").first()).toBeVisible();
  expect(await page.locator('a[href*="scenario=giftCardExpended"]').count()).toBeGreaterThan(0);
});

test("somebody signs in at the mock's desk, opens every screen and an order", async ({ page }) => {
  test.slow();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto("/desk");
  await page.getByRole("textbox", { name: "Email" }).fill("owner@example.com");
  await page.locator("input[type=password]").fill("sandbox-pass");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("textbox", { name: "Authenticator Code" }).fill("123456");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  page.on("response", (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });

  const main = page.getByRole("main");
  async function openAll(name: string) {
    const links = page.getByRole("navigation", { name }).getByRole("link");
    await expect(links.first()).toBeVisible();
    const count = await links.count();
    for (let place = 0; place < count; place++) {
      await links.nth(place).click();
      await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(main.getByText("Loading", { exact: true })).toHaveCount(0);
      await expect(main.getByRole("alert"), page.url()).toHaveCount(0);
    }
    return count;
  }
  expect(await openAll("The desk")).toBeGreaterThan(10);
  await page.goto("/desk/settings");
  expect(await openAll("Settings")).toBeGreaterThan(8);

  await page.goto("/fr/desk/orders");
  await main.getByRole("link", { name: /\d{4}/ }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/\d{4}/);
  expect(errors).toEqual([]);
});
