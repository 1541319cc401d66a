import { expect, test } from "@playwright/test";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { openPreview } from "./openPreview.ts";
import { openDesk } from "./signInAtDesk.ts";

test("a price, a promotion and a site are looked at in the shop before they are saved, and nothing is", async ({
  page,
}) => {
  test.slow();
  await openDesk(page, "/desk/products/100001", "shopkeeper@example.com");
  const price = page.getByRole("textbox", { name: "Price, USD", exact: true }).first();
  await price.fill("77.77");
  let tab = await openPreview(page);
  expect(new URL(tab.url()).pathname).toBe("/desk/preview");
  await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(tab.getByText("$77.77").first()).toBeVisible();
  expect(await tab.locator("script").count()).toBe(0);
  await look(tab, "preview of a product");
  // Its form is the shop's own, and leads nowhere.
  const added = tab.getByRole("button", { name: "Add to bag" }).first();
  await added.click();
  await expect(tab.locator("[data-preview]")).toBeVisible();
  await tab.reload();
  await expect(tab.getByText("$77.77").first()).toBeVisible();
  await tab.getByRole("link", { name: "Back to the desk" }).click();
  await expect(tab).toHaveURL(/\/desk\/products\/100001$/);
  await tab.close();
  const shown = await page.request.get("/product/100001");
  expect(await shown.text()).not.toContain("77.77");

  await page.goto("/desk/promotions/new");
  await page.getByRole("textbox", { name: "Code", exact: true }).fill("NOTYET33");
  await page.getByRole("spinbutton", { name: "Discount" }).fill("33");
  tab = await openPreview(page);
  await expect(tab.getByRole("button", { name: "Remove NOTYET33" })).toBeVisible();
  await tab.setViewportSize({ width: 390, height: 844 });
  await tab.close();
  await callApi(page, "/products/promotions/NOTYET33", { status: 404 });

  // Choosing another site asks before the typed settings are lost.
  await page.goto("/fr/desk/settings/site?site=boutique");
  const tagline = page.getByRole("textbox", { name: "Slogan en français", exact: true });
  await tagline.fill("Maison de demain");
  tab = await openPreview(page, "Aperçu dans la boutique");
  await expect(tab.getByText("Maison de demain").first()).toBeVisible();
  await expect(tab.getByText("Rien n’est enregistré")).toBeVisible();
  await tab.close();
  await page.getByRole("link", { name: "Velours Closet" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("ne sont pas enregistrés");
  await look(page, "unsaved");
  await dialog.getByRole("button", { name: "Continuer" }).click();
  await expect(dialog).toBeHidden();
  await expect(tagline).toHaveValue("Maison de demain");
  await page.getByRole("link", { name: "Velours Closet" }).click();
  await dialog.getByRole("button", { name: "Abandonner les changements" }).click();
  await expect(page).toHaveURL(/site=closet/);
  await expect(tagline).not.toHaveValue("Maison de demain");
});
