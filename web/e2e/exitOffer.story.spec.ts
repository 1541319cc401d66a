import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL } from "./inGate.ts";
import { Shopper } from "./Shopper.ts";

const leave = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.dispatchEvent(new MouseEvent("mouseleave", { clientX: 200, clientY: 5 })),
  );

test("a shopper who leaves with a bag is offered a deal, takes it, and sees it once (S-299, S-300, S-301, S-302, S-303, S-305, S-581)", async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/product/100128");
  await leave(page);
  await shopper.addToCart();
  await shopper.cart.getByRole("button", { name: "Close" }).click();
  await expect(shopper.cart).toBeHidden();
  const offer = page.getByRole("dialog", { name: "Wait! Here's a special deal, just for you." });
  await page.waitForTimeout(1_200);
  await leave(page);
  await expect(offer).toBeVisible();
  await expect(offer).toContainText("save up to 15%");
  await expect(offer.getByText("From your cart")).toBeVisible();
  await expect(offer.getByRole("img", { name: /Stillwater/ })).toBeVisible();
  for (const row of ["Subtotal", "Discount", "New Subtotal"])
    await expect(offer.getByText(row, { exact: true })).toBeVisible();
  await expectAccessible(page);
  const cookie = (await context.cookies()).find(({ name }) => name === "boutique_exit_offer");
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThan(30.1);
  await offer.getByRole("button", { name: "Get this deal" }).click();
  await expect(offer).toBeHidden();
  await expect(shopper.cart).toContainText("LASTCHANCE");

  await page.reload();
  await page.waitForTimeout(2_500);
  await leave(page);
  await page.waitForTimeout(500);
  await expect(offer).toBeHidden();

  // The promotion's own words.
  await shopper.open("/product/100128?promo_code=WELCOME15");
  await page.locator("#bag-button").click();
  await shopper.cart.getByRole("button", { name: "Details, WELCOME15" }).click();
  await expect(page.getByRole("dialog").last().getByRole("button", { name: "Close" })).toBeVisible();
  await expect(page.getByRole("dialog").last().getByRole("heading", { level: 2 })).toBeVisible();
  await expectAccessible(page);
});

test(
  "the newsletter is signed for in French, and keeps the offer away (S-304)",
  FULL,
  async ({ page, context }) => {
    const shopper = new Shopper(page, "fr");
    await shopper.open("/about");
    await page.getByRole("button", { name: "Infolettre" }).click();
    const modal = page.getByRole("dialog", { name: "De nos nouvelles" });
    await modal.getByRole("textbox", { name: "Courriel" }).fill(`reader-${crypto.randomUUID()}@example.com`);
    await modal.getByRole("button", { name: "M’inscrire" }).click();
    await expect(modal.getByText("Veuillez accepter de recevoir nos lettres")).toBeVisible();
    await expectAccessible(page);
    await modal.getByRole("checkbox").check();
    await modal.getByRole("button", { name: "M’inscrire" }).click();
    await expect(modal.getByRole("heading", { name: "Vous êtes sur la liste" })).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toContain("boutique_newsletter");
  },
);
