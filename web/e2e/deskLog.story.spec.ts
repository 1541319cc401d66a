import { expect, test } from "@playwright/test";
import type { MerchantProduct } from "@velours/sdk/types";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { loseAnswer } from "./loseAnswer.ts";
import { openDesk } from "./signInAtDesk.ts";

test("a shopkeeper finds a slip of a price in the log, undoes it though somebody else moves it and the answer is lost, and prints what was done", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, "/desk", "shopkeeper@example.com");
  const { product } = (await callApi<MerchantProduct[]>(page, "/merchant/products?limit=100")).find(
    ({ product: { variants }, states }) =>
      !states.includes("disabled") && variants.length === 1 && (variants[0]?.prices.USD ?? 90) < 90,
  )!;
  const [variant] = product.variants;
  const first = variant!.prices.USD!;
  const dollars = (amount: number) => `$${amount.toFixed(2)}`;
  const set = (price: number) =>
    callApi(page, "/merchant/prices", {
      data: { prices: [{ variantId: variant!.id, currency: "USD", price: price.toFixed(2) }] },
    });
  const price = async () => {
    const stored = await callApi<MerchantProduct>(page, `/merchant/products/${product.id}`);
    return stored.product.variants[0]?.prices.USD;
  };
  await set(first * 10);

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Log", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Log" })).toBeVisible();
  await page.getByRole("link", { name: "Prices changed" }).click();
  const row = page.locator("li").filter({ has: page.locator("time") });
  const slip = row.filter({ hasText: dollars(first * 10) });
  await expect(slip).toContainText(product.title);
  await expect(slip).toContainText(dollars(first));
  await look(page, "log");

  await slip.getByRole("button", { name: "Undo" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(dollars(first * 10))).toBeVisible();
  await look(page, "undo");
  // Somebody else moves it between looking and pressing: that is shown before anything is written.
  await set(first * 9);
  const undo = dialog.getByRole("button", { name: "Undo" });
  await undo.click();
  await expect(dialog.getByRole("alert")).toContainText("Something moved since");
  await expect(dialog.getByText(dollars(first * 9))).toBeVisible();
  expect(await price()).toBeCloseTo(first * 9);

  // The answer is lost on its way back: pressed again, it is undone once.
  const again = dialog.getByRole("button", { name: "Try again" });
  await loseAnswer(page, "**/replay", () => undo.click(), again);
  await again.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("It is as it was before.")).toBeVisible();
  expect(await price()).toBe(first);
  await expect(slip.last()).toContainText("Undone");
  await expect(slip.last().getByRole("button")).toHaveCount(0);

  // Everything of the shift is on one page, without the desk around it.
  await page.getByRole("link", { name: "Since yesterday, 6 PM" }).click();
  await page.getByRole("link", { name: "Prices changed" }).click();
  await expect(page.getByText(/^Since [A-Z][a-z]{2} \d/)).toBeVisible();
  await expect(row.first()).toContainText("Act undone");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/fr/desk/settings/log");
  await expect(page.getByRole("heading", { name: "Journal" })).toBeVisible();
  await expect(row.first()).toContainText("Action annulée");
  await look(page, "log in French");
  // An undo is undone in its turn, and that as well.
  for (const amount of [first * 9, first]) {
    await row.first().getByRole("button", { name: "Rétablir" }).click();
    await dialog.getByRole("button", { name: "Rétablir" }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(price).toBeCloseTo(amount);
  }
});
