import { expect, type Page, test } from "@playwright/test";
import type { MerchantGiftCard } from "@velours/sdk/types";
import { expectAccessible } from "./expectAccessible.ts";
import { signInAtDesk } from "./signInAtDesk.ts";

const headers = { "x-client-token": "velours-dev" };
const fitsWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test("somebody of the desk issues a gift card once though the answer is lost, copies its code, and blocks it", async ({
  page,
  context,
}, info) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/desk/gift-cards");
  await signInAtDesk(page, "shopkeeper@example.com");
  await expect(page.getByRole("heading", { name: "Gift cards", level: 1 })).toBeVisible();
  const recipient = `bo-${Date.now()}@example.com`;
  const found = async () => {
    const answer = await page.request.get(`/api/merchant/gift-cards?q=${recipient}`, { headers });
    return (await answer.json()) as MerchantGiftCard[];
  };

  await page.getByRole("button", { name: "Issue a gift card" }).click();
  const dialog = page.getByRole("dialog");
  const amount = dialog.getByRole("textbox", { name: "Amount" });
  await amount.fill("0.5");
  await dialog.getByRole("textbox", { name: "Recipient’s email" }).fill(recipient);
  await dialog.getByRole("textbox", { name: "Words in the email" }).fill("Sorry for the late parcel.");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Late parcel");
  const issue = dialog.getByRole("button", { name: "Issue a gift card" });
  await issue.click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "issue");
  await page.screenshot({ path: info.outputPath("issue.png") });
  await amount.fill("12,5");
  await page.route("**/merchant/gift-cards", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await issue.click();
  await expect(dialog.getByRole("alert")).toBeVisible({ timeout: 30_000 });
  await expect(amount).toBeDisabled();
  await page.unroute("**/merchant/gift-cards");
  await dialog.getByRole("button", { name: "Try again" }).click();
  const code = dialog.getByRole("textbox", { name: "Code" });
  await expect(code).toBeFocused();
  await expect(code).toHaveValue(/^\d{4}-\d{4}-\d{4}-\d{4}$/);
  const value = await code.inputValue();
  const digits = value.slice(-4);
  await dialog.getByRole("button", { name: "Copy" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  await expectAccessible(page, "code");
  await page.screenshot({ path: info.outputPath("code.png") });
  await dialog.getByRole("button", { name: "I have it" }).click();
  expect(await found()).toMatchObject([{ lastDigits: digits, issued: "12.50", state: "open" }]);

  await page.reload();
  expect(await page.content()).not.toContain(value);
  await page.getByRole("searchbox", { name: "Find gift cards" }).fill(recipient);
  await page.keyboard.press("Enter");
  const row = page.locator("[data-row]");
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(`Gift card ending in ${digits}`);
  await expect(row).toContainText("$12.50 of $12.50");
  await expectAccessible(page, "gift cards");
  expect(await fitsWidth(page)).toBe(true);
  await page.screenshot({ path: info.outputPath("gift-cards.png"), fullPage: true });

  await row.click();
  await expect(dialog.getByRole("list", { name: "What changed it" })).toContainText("Late parcel");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The code was stolen");
  await expectAccessible(page, "ledger");
  await page.screenshot({ path: info.outputPath("ledger.png") });
  await dialog.getByRole("button", { name: "Block the gift card" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`The gift card ending in ${digits} is blocked.`)).toBeVisible();
  await expect(row).toContainText("Blocked");
  const looked = await page.request.get(`/api/products/giftcards/${value}`, { headers });
  expect(await looked.json()).toMatchObject({ reference: "giftCardExpended" });

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/fr/desk/gift-cards?state=blocked&q=${recipient}`);
  await expect(row).toContainText("Bloquée");
  await expectAccessible(page, "gift cards in French");
  await row.click();
  await expect(dialog.getByRole("list", { name: "Ce qui l’a changée" })).toContainText("The code was stolen");
  await expect(dialog.getByRole("button", { name: "Bloquer la carte-cadeau" })).toHaveCount(0);
  await page.screenshot({ path: info.outputPath("ledger-fr.png") });
});
