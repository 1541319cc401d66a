import { expect, test } from "@playwright/test";
import type { MerchantGiftCard } from "@velours/sdk/types";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { loseAnswer } from "./loseAnswer.ts";
import { openDesk } from "./signInAtDesk.ts";

test("somebody of the desk issues a gift card once though the answer is lost, copies its code, and blocks it", async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, "/desk/gift-cards", "shopkeeper@example.com");
  await expect(page.getByRole("heading", { name: "Gift cards", level: 1 })).toBeVisible();
  const recipient = `bo-${Date.now()}@example.com`;
  const found = () => callApi<MerchantGiftCard[]>(page, `/merchant/gift-cards?q=${recipient}`);

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
  await look(page, "issue");
  await amount.fill("12,5");
  await loseAnswer(page, "**/merchant/gift-cards", () => issue.click());
  await expect(amount).toBeDisabled();
  await dialog.getByRole("button", { name: "Try again" }).click();
  const code = dialog.getByRole("textbox", { name: "Code" });
  await expect(code).toBeFocused();
  await expect(code).toHaveValue(/^\d{4}-\d{4}-\d{4}-\d{4}$/);
  const value = await code.inputValue();
  const digits = value.slice(-4);
  await dialog.getByRole("button", { name: "Copy" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  await look(page, "code");
  await dialog.getByRole("button", { name: "I have it" }).click();
  expect(await found()).toMatchObject([{ lastDigits: digits, issued: "12.50", state: "open" }]);

  await page.reload();
  expect(await page.content()).not.toContain(value);
  await page.getByRole("searchbox", { name: "Find gift cards" }).fill(recipient);
  await page.keyboard.press("Enter");
  const row = page.getByRole("row").filter({ has: page.locator("[data-row]") });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(`Gift card ending in ${digits}`);
  await expect(row).toContainText("$12.50 of $12.50");
  await look(page, "gift cards");

  await row.click();
  await expect(dialog.getByRole("list", { name: "What changed it" })).toContainText("Late parcel");
  await dialog.getByRole("textbox", { name: "Reason" }).fill("The code was stolen");
  await look(page, "ledger");
  await dialog.getByRole("button", { name: "Block the gift card" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`The gift card ending in ${digits} is blocked.`)).toBeVisible();
  await expect(row).toContainText("Blocked");
  const refusal = await callApi(page, `/products/giftcards/${value}`, { status: 409 });
  expect(refusal).toMatchObject({ reference: "giftCardExpended" });

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/fr/desk/gift-cards?state=blocked&q=${recipient}`);
  await expect(row).toContainText("Bloquée");
  await look(page, "gift cards in French");
  // A card of nobody has its cells below their headings, too.
  await page.goto("/fr/desk/gift-cards?state=open");
  await expect(row.first()).toBeVisible();
  expect(await row.getByRole("cell").count()).toBe(5 * (await row.count()));
  await page.goBack();
  await row.click();
  await expect(dialog.getByRole("list", { name: "Ce qui l’a changée" })).toContainText("The code was stolen");
  await expect(dialog.getByRole("button", { name: "Bloquer la carte-cadeau" })).toHaveCount(0);
});
