import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type { ImportPreview, MerchantAccess } from "@velours/sdk/types";
import { SHOP } from "./addresses.ts";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { loseAnswer } from "./loseAnswer.ts";
import { readMail } from "./mailbox.ts";
import { openPreview } from "./openPreview.ts";
import { openDesk, signInFirst } from "./signInAtDesk.ts";
import { VISITED_BEFORE } from "./visitedBefore.ts";

/** Sets the price in USD of the guide, as somebody else at the desk. */
async function setPrice(page: Page, variantId: number, price: string): Promise<void> {
  await callApi(page, "/merchant/prices", { data: { prices: [{ variantId, currency: "USD", price }] } });
}

/** Imports a document, as a program does. */
async function importDocument(page: Page, document: object): Promise<void> {
  const file = { text: JSON.stringify(document) };
  const { plan } = await callApi<ImportPreview>(page, "/merchant/imports/preview", { data: file });
  await callApi(page, "/merchant/imports", { data: { plan, file } });
}

test("an owner invites a packer, who may not open the settings, and makes and revokes a key", async ({
  page,
  browser,
}) => {
  test.slow();
  await openDesk(page, "/desk", "owner@example.com");
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Staff" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "owner@example.com" })).toContainText("(you)");
  await look(page, "staff");

  // The only owner stays one.
  await page.getByRole("listitem").filter({ hasText: "owner@example.com" }).getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^Desk/ }).check();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("The shop needs an owner");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const email = `helper-${crypto.randomUUID()}@example.com`;
  await page.getByRole("button", { name: "Invite somebody" }).click();
  await dialog.getByRole("textbox", { name: "Email" }).fill(email);
  await expect(dialog.getByRole("radio", { name: /^Packer/ })).toBeChecked();
  await look(page, "invite");
  await dialog.getByRole("button", { name: "Send the invitation" }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole("listitem").filter({ hasText: email });
  await expect(row).toContainText("Has not signed in yet");

  const [, token] = await readMail(SHOP.url, email, /reset-password\?token=([\w.~%-]+)/);
  const password = "quiet-violet-lamp";
  const context = await browser.newContext({ baseURL: SHOP.url, storageState: VISITED_BEFORE });
  const helper = await context.newPage();
  await callApi(helper, `/services/authentication/password/reset?token=${token}`, {
    data: { password, passwordConfirm: password },
  });
  await helper.setViewportSize({ width: 390, height: 844 });
  await helper.goto(`${SHOP.url}/desk`);
  await signInFirst(helper, email, password);
  await expect(helper.getByRole("link", { name: "Settings" })).toHaveCount(0);
  await helper.goto(`${SHOP.url}/desk/settings/staff`);
  await expect(helper.getByText("Your role does not show this.")).toBeVisible();
  await look(helper, "not for a packer");
  const friend = { email: "friend@example.com", role: "owner" };
  const refusal = await callApi(helper, "/merchant/staff", { data: friend, status: 403 });
  expect(refusal).toMatchObject({ value: "staff:write" });

  // Their role is taken away: what they have open asks to sign in.
  await row.getByRole("button").click();
  await dialog.getByRole("button", { name: "Remove from the staff" }).click();
  await dialog.getByRole("button", { name: "Yes, remove" }).click();
  await expect(row).toHaveCount(0);
  await helper.reload();
  await expect(helper.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await context.close();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("link", { name: "Keys" }).click();
  await page.getByRole("button", { name: "Make a key" }).click();
  const name = `warehouse ${crypto.randomUUID().slice(0, 8)}`;
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await expect(dialog.getByRole("button", { name: "Make a key" })).toBeDisabled();
  await dialog.getByRole("checkbox", { name: /^Read orders/ }).check();
  await look(page, "make a key");
  await dialog.getByRole("button", { name: "Make a key" }).click();
  const field = dialog.getByRole("textbox", { name: "Key" });
  await expect(field).toHaveValue(/^velours_\d+_/);
  await expect(field).toBeFocused();
  const value = await field.inputValue();
  const headers = { "x-merchant-key": value };
  const access = await callApi<MerchantAccess>(page, "/merchant/access", { headers });
  expect(access.scopes).toEqual(["orders:read"]);
  await look(page, "a key's value");
  await dialog.getByRole("button", { name: "I have it" }).click();
  expect(await page.content()).not.toContain(value);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole("button", { name: `Revoke ${name}` }).click();
  await dialog.getByRole("button", { name: "Revoke", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("Revoked");
  await callApi(page, "/merchant/access", { headers, status: 401 });

  await page.goto("/fr/desk/settings/keys");
  await expect(page.getByRole("heading", { name: "Clés" })).toBeVisible();
  await look(page, "keys in French");
});

test("an owner sees what a file would change, and applies exactly that", async ({ page }) => {
  test.slow();
  await openDesk(page, "/desk/settings/import", "owner@example.com");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download shop.json" }).click();
  const shop = JSON.parse(readFileSync(await (await saved).path(), "utf8"));
  const product = shop.products.find(({ handle }: { handle: string }) => handle === "a-quiet-guide");
  const [variant] = product.variants;
  const was = variant.prices.USD;
  const cheaper = { ...variant, price: 5, prices: { ...variant.prices, USD: 5 } };
  const file = { products: [{ ...product, variants: [cheaper] }] };
  const drop = (text: string) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "spring.json", mimeType: "application/json", buffer: Buffer.from(text) });

  await drop("{");
  await expect(page.getByRole("alert")).toContainText("cannot be imported");
  await drop(JSON.stringify(file));
  await expect(page.getByRole("heading", { name: "What spring.json would change" })).toBeFocused();
  await expect(page.getByRole("heading", { name: /^Prices that move/ })).toBeVisible();
  const field = page.locator("dl").filter({ hasText: "prices.USD" });
  await expect(field.locator("ins").first()).toContainText("5");
  await look(page, "preview");

  // Each row is looked at in the shop, as the file would leave it.
  const tab = await openPreview(page, `Preview in the shop, ${product.handle}`);
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(product.title);
  await expect(tab.getByText("$5", { exact: true }).first()).toBeVisible();
  await tab.close();

  // Somebody else changes the price between the preview and the press: nothing is written.
  await setPrice(page, variant.id, "8.50");
  const apply = page.getByRole("button", { name: /^Apply/ });
  await apply.click();
  await expect(page.getByRole("alert")).toContainText("Nothing was written");
  await expect(field.locator("del").filter({ hasText: "8.5" }).first()).toBeVisible();

  // The answer is lost on its way back: pressed again, the shop answers what it did.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/fr/desk/settings/import");
  await drop(JSON.stringify(file));
  const applyFrench = page.getByRole("button", { name: /^Appliquer/ });
  await expect(applyFrench).toBeVisible();
  await look(page, "preview in French");
  await loseAnswer(page, "**/merchant/imports", () => applyFrench.click(), page.getByRole("alert"));
  await applyFrench.click();
  await expect(page.getByRole("status").filter({ hasText: "Importé." })).toContainText(/modifications\s: 1,/);

  await page.getByRole("link", { name: "Le voir dans le journal" }).click();
  await expect(page.getByText("Fichier importé").first()).toBeVisible();
  await page.goBack();

  await drop(JSON.stringify(file));
  await expect(page.getByText("La boutique a déjà tout cela.")).toBeVisible();

  // The log puts back what the import changed.
  await page.goto("/desk/settings/log?operation=applyImport");
  const entry = page.getByRole("listitem").filter({ has: page.locator("time") });
  await entry.first().getByRole("button", { name: /^Undo/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(product.title).first()).toBeVisible();
  await look(page, "undo of an import");
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("It is as it was before.")).toBeVisible();

  // Another product has its address by now: the undo says which row that is, and changes nothing.
  const other = shop.products.find(({ handle }: { handle?: string }) => handle && handle !== product.handle);
  await importDocument(page, { products: [{ ...product, handle: "a-moved-guide" }] });
  await importDocument(page, { products: [{ ...other, handle: product.handle }] });
  await page.reload();
  await entry.nth(1).getByRole("button", { name: /^Undo/ }).click();
  await expect(dialog.getByRole("listitem")).toContainText(
    `a-moved-guide · handle ${product.handle} is already that of product ${other.id}`,
  );
  await look(page, "an undo that is refused");
  await page.keyboard.press("Escape");
  for (const place of [0, 1]) {
    await entry.nth(place).getByRole("button", { name: /^Undo/ }).click();
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expect(dialog).toBeHidden({ timeout: 30_000 });
    await expect(entry.nth(place)).toContainText("Undone");
  }

  // An import without a button to undo it says why.
  const [review] = shop.reviews;
  await importDocument(page, { reviews: [{ ...review, stars: review.stars === 5 ? 4 : 5 }] });
  await importDocument(page, { promotions: [] });
  await page.reload();
  await expect(entry.nth(0)).toContainText("Nothing changed.");
  await expect(entry.nth(1)).toContainText("the log keeps nothing of reviews");
  await expect(entry.nth(1).getByRole("button")).toHaveCount(0);
  await page.goto("/fr/desk/settings/log?operation=applyImport");
  await expect(entry.nth(1)).toContainText("le journal ne garde rien de reviews");
  await look(page, "log of imports");
  await importDocument(page, { reviews: [review] });
  // Other stories buy on this shop, too.
  await setPrice(page, variant.id, was.toFixed(2));
});
