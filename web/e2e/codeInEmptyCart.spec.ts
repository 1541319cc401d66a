import { expect, test } from "@playwright/test";
import { inGate } from "./inGate.ts";
import { Shopper } from "./Shopper.ts";

for (const [language, says, refused] of [
  ["en", "TENOFF is applied", "This promo code is invalid or has already been used"],
  ["fr", "TENOFF est appliqué", /Ce code promo/],
] as const)
  test(
    `a code applied in an empty bag is named, kept and can be removed (${language})`,
    inGate(language === "fr"),
    async ({ page }) => {
      const shopper = new Shopper(page, language);
      const { words } = shopper;
      await shopper.open("/about");
      await page
        .getByRole("banner")
        .getByRole("button", { name: language === "en" ? /Open your bag/ : /Ouvrir votre panier/ })
        .click();
      const field = shopper.cart.getByRole("textbox", { name: words.code });
      const apply = shopper.cart.getByRole("button", { name: words.apply });
      await field.fill("NOSUCHCODE");
      await apply.click();
      await expect(shopper.cart.getByText(refused)).toBeVisible();
      await field.fill("TENOFF");
      await apply.click();
      const status = shopper.cart.getByRole("status");
      await expect(status).toContainText(says);
      await expect(shopper.cart.getByText(refused)).toHaveCount(0);
      await field.fill("1000-0000-0000-0001");
      await apply.click();
      await expect(status).toContainText(
        language === "en" ? "Gift card is applied" : "Carte-cadeau appliquée",
      );
      await page.reload();
      await page
        .getByRole("banner")
        .getByRole("button", { name: language === "en" ? /Open your bag/ : /Ouvrir votre panier/ })
        .click();
      await expect(status).toContainText(says);
      await shopper.cart
        .getByRole("button", { name: language === "en" ? "Remove TENOFF" : "Retirer TENOFF" })
        .click();
      await expect(status).not.toContainText(says);
      await expect
        .poll(() => shopper.cart.evaluate((cart) => cart.contains(document.activeElement)))
        .toBe(true);
    },
  );
