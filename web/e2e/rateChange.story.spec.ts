import { expect, type Page, test } from "@playwright/test";
import { FULL, inGate } from "./inGate.ts";
import { AUSTIN, resetSandbox, Shopper } from "./Shopper.ts";

test.beforeEach(resetSandbox);

const WORDS = {
  en: {
    changed: "Your cart has changed",
    removed: "Removing the promotion has changed the shipping priority and price:",
    more: "One more",
    fewer: "One less",
    editCart: "Edit bag",
    back: "Back to checkout",
    free: "Free",
  },
  fr: {
    changed: "Votre panier a changé",
    removed: "Le retrait de la promotion a modifié la priorité et le prix de la livraison\u00a0:",
    more: "Un de plus",
    fewer: "Un de moins",
    editCart: "Modifier le panier",
    back: "Revenir à la caisse",
    free: "Gratuit",
  },
} as const;

async function reachPayment(page: Page, language: "en" | "fr", code?: string): Promise<Shopper> {
  const shopper = new Shopper(page, language);
  await shopper.open("/product/100001");
  await shopper.addToCart();
  if (code) {
    await shopper.cart.getByRole("textbox", { name: shopper.words.code }).fill(code);
    await shopper.cart.getByRole("button", { name: shopper.words.apply, exact: true }).click();
    await expect(shopper.cart.getByText(code, { exact: true })).toBeVisible();
  } else {
    await shopper.cart.getByRole("button", { name: WORDS[language].more }).click();
    await expect(shopper.cart).toHaveAccessibleName(/\(2\)/);
  }
  await shopper.goToCheckout();
  await shopper.fillDelivery(AUSTIN);
  await expect(page.getByRole("radio", { checked: true })).toBeVisible();
  await shopper.continue();
  await expect(shopper.cardNumber).toBeVisible();
  return shopper;
}

for (const language of ["en", "fr"] as const) {
  const words = WORDS[language];

  test(
    `fewer units end free shipping: no promotion is called removed, in ${language} (C-209)`,
    inGate(language === "fr"),
    async ({ page }) => {
      const shopper = await reachPayment(page, language);
      await page.getByRole("button", { name: words.editCart }).click();
      await shopper.cart.getByRole("button", { name: words.fewer }).click();
      await expect(shopper.cart).toHaveAccessibleName(/\(1\)/);
      await shopper.cart.getByRole("button", { name: words.back }).click();
      const modal = page.getByRole("dialog", { name: words.changed });
      await expect(modal).toBeVisible();
      await expect(modal).toContainText("$7.00");
      await expect(modal).not.toContainText("promotion");
    },
  );

  test(
    `a promotion taken off is called removed, with both prices, in ${language} (C-205, C-209)`,
    FULL,
    async ({ page }) => {
      await reachPayment(page, language, "FREESHIP");
      await page
        .getByRole("complementary")
        .getByRole("button", { name: /FREESHIP/ })
        .click();
      const modal = page.getByRole("dialog", { name: words.removed });
      await expect(modal).toBeVisible();
      await expect(modal).toContainText(words.free);
      await expect(modal).toContainText("$7.00");
      await page.keyboard.press("Escape");
      await expect(modal).toBeVisible();
    },
  );
}
