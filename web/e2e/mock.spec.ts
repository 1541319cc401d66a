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
