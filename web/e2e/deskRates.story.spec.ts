import { expect, test } from "@playwright/test";
import type { MerchantShippingRates } from "@velours/sdk/types";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { AUSTIN, Shopper } from "./Shopper.ts";
import { openDesk } from "./signInAtDesk.ts";

test("a changed shipping rate reaches the shopper who pays, and is put back by the log", async ({
  page,
  browser,
}) => {
  test.slow();
  await openDesk(page, "/desk/settings/shipping", "shopkeeper@example.com");
  const find = page.getByRole("searchbox", { name: "Find in the table" });
  await expect(find).toBeVisible();
  await look(page, "shipping rates");

  // A shopper has chosen Express at its old price.
  const theirs = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const shopper = new Shopper(await theirs.newPage());
  await shopper.open("/product/100001");
  await shopper.addToCart();
  await shopper.goToCheckout();
  await shopper.fillDelivery(AUSTIN);
  const express = shopper.page.getByRole("radio", { name: /^Express/ });
  await express.check();
  const main = shopper.page.getByRole("main");
  await expect(main.getByText("$18.00").first()).toBeVisible();
  await shopper.continue();
  await shopper.fillCard("4111111111111111");

  await find.fill("us-express");
  const rate = page.getByRole("group", { name: "us-express" });
  const price = rate.getByRole("textbox", { name: "Price" });
  const show = page.getByRole("button", { name: "Show what changes" });
  const dialog = page.getByRole("dialog");
  await price.fill("twenty");
  await show.click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(/An amount from 0.00/);
  await price.fill("21.50");
  await show.click();
  await expect(dialog.getByRole("definition")).toContainText("$18.00");
  await expect(dialog.getByRole("definition")).toContainText("$21.50");
  await look(page, "changes of rates");

  // Somebody else has changed another field of it meanwhile.
  const { rates } = await callApi<MerchantShippingRates>(page, "/merchant/shipping-rates");
  const named = rates.map((row) =>
    row.identifier === "us-express" ? { ...row, label: "Express post" } : row,
  );
  await callApi(page, "/merchant/shipping-rates", { method: "PUT", data: { rates: named } });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText(/Somebody changed the rates meanwhile/)).toBeVisible();
  await expect(dialog.getByRole("definition")).toHaveCount(1);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The rates are saved.")).toBeVisible();
  await expect(rate.getByRole("textbox", { name: "Name for shoppers" })).toHaveValue("Express post");

  await shopper.pay();
  const changed = shopper.page.getByRole("dialog", { name: "Your cart has changed" });
  await expect(changed).toContainText("$18.00");
  await expect(changed).toContainText("$21.50");
  await theirs.close();

  // The log puts both back, the later one first.
  for (const value of ["21.5", "Express post"]) {
    await page.goto("/desk/settings/log?operation=saveShippingRates");
    await page
      .getByRole("listitem")
      .filter({ hasText: value })
      .getByRole("button", { name: /^Undo/ })
      .first()
      .click();
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("It is as it was before.")).toBeVisible();
  }
  await page.goto("/desk/settings/shipping");
  await expect(price).toHaveValue("18.00");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/fr/desk/settings/taxes");
  await page.getByRole("button", { name: "Ajouter un tarif" }).click();
  await expect(page.getByRole("textbox", { name: "Pays" })).toBeFocused();
  await page.getByRole("textbox", { name: "Pays" }).fill("us");
  await page.getByRole("textbox", { name: "État ou province" }).fill("xx");
  await page.getByRole("textbox", { name: "Taux en pourcentage" }).fill("0");
  await page.getByRole("button", { name: "Voir ce qui change" }).click();
  await expect(page.getByRole("textbox", { name: "État ou province" })).toBeFocused();
  await expect(page.getByText("Le pays n’a pas d’État avec ce code")).toBeVisible();
  await look(page, "taxes in French");
  await page.getByRole("textbox", { name: "État ou province" }).fill("or");
  await page.getByRole("button", { name: "Voir ce qui change" }).click();
  await expect(dialog.getByText("US-OR")).toBeVisible();
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Les tarifs sont enregistrés.")).toBeVisible();
  await page.reload();
  const percent = page
    .getByRole("group", { name: "US-OR" })
    .getByRole("textbox", { name: "Taux en pourcentage" });
  await expect(percent).toHaveValue("0");
  await percent.fill("1");
  await page.getByRole("link", { name: "Livraison" }).click();
  await dialog.getByRole("button", { name: /^Abandonner/ }).click();
  await expect(page).toHaveURL(/\/settings\/shipping$/);
});
