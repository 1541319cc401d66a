import { expect, test } from "@playwright/test";
import { AUSTIN, Shopper } from "./Shopper.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("on a phone, in French, a guest narrows a listing, uses a code and pays", async ({ page }) => {
  const shopper = new Shopper(page, "fr");
  await shopper.open("/sex-toys");
  const everything = await page.getByText(/articles affichés sur/).innerText();
  await page.getByRole("button", { name: "Filtre", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByText("Couleur", { exact: true }).click();
  await sheet.getByRole("checkbox").first().click();
  await sheet.getByRole("button", { name: "Appliquer les filtres" }).click();
  await expect(page).toHaveURL(/\/fr\/sex-toys\?.*color=/);
  await expect(page.getByText(everything)).toBeHidden();

  const title = await shopper.openFirstProduct();
  await shopper.addToCart();
  await expect(shopper.cart.getByText(title)).toBeVisible();
  await shopper.cart.getByLabel("Carte-cadeau ou code promo").fill("lastchance");
  await shopper.cart.getByRole("button", { name: "Appliquer" }).click();
  await expect(shopper.cart.getByRole("button", { name: "Retirer LASTCHANCE" })).toBeVisible();

  await shopper.goToCheckout();
  await expect(page).toHaveURL(/\/fr\/checkout/);
  await shopper.confirmDelivery({ ...AUSTIN, email: "zoe@example.com", firstName: "Zoé" });
  await shopper.fillCard("5555555555554444");
  await shopper.pay();
  await shopper.seesOrder();
  await expect(
    page.getByText("Une confirmation a été envoyée par courriel à zoe@example.com."),
  ).toBeVisible();
});
