import { expect, test } from "@playwright/test";
import type { MerchantProduct } from "@velours/sdk/types";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { loseAnswer } from "./loseAnswer.ts";
import { openDesk } from "./signInAtDesk.ts";

test("a shopkeeper corrects a price as a difference first, though somebody else changes it meanwhile, and takes the goods off sale and back", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, "/desk", "shopkeeper@example.com");
  const { product } = (await callApi<MerchantProduct[]>(page, "/merchant/products?limit=100")).findLast(
    ({ product: { variants }, states }) => !states.includes("disabled") && variants.length === 1,
  )!;
  const [variant] = product.variants;
  const first = variant!.prices.USD!;
  const set = (price: number) =>
    callApi(page, "/merchant/prices", {
      data: { prices: [{ variantId: variant!.id, currency: "USD", price: price.toFixed(2) }] },
    });

  // Every place is within reach on a phone.
  await page.getByRole("button", { name: "More" }).click();
  await expect(page.getByRole("dialog").getByRole("link")).toHaveText([
    "Drafts",
    /^Approvals/,
    "Promotions",
    "Gift cards",
    "Customers",
    "Reviews",
    "Marketing",
    "Money",
    "Settings",
  ]);
  await look(page, "more places");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Products" }).click();
  await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible();
  await page.getByRole("searchbox", { name: "Find products" }).fill(String(product.id));
  await page.keyboard.press("Enter");
  const row = page.locator("[data-row]");
  await expect(row).toHaveCount(1);
  await look(page, "products");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: product.title, level: 1 })).toBeVisible();

  const price = page.getByRole("textbox", { name: "Price, USD", exact: true });
  const check = page.getByRole("button", { name: "Check the changes" });
  const dialog = page.getByRole("dialog");
  await expect(price).toHaveValue(first.toFixed(2));
  await price.fill("cheap");
  await check.click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await look(page, "a bad amount");

  // A slip shows before anything is written, and what was typed stays.
  await price.fill("0");
  await check.click();
  await expect(price).toBeFocused();
  await expect(page.getByText("At least $")).toBeVisible();
  await price.fill((first * 10).toFixed(2));
  await check.click();
  await expect(dialog.getByText("Moves by more than 30%")).toBeVisible();
  await look(page, "plan");
  await page.keyboard.press("Escape");
  await price.fill((first - 1).toFixed(2));
  await check.click();
  await expect(dialog.getByText("Moves by more than 30%")).toHaveCount(0);
  await set(first + 5);
  await dialog.getByRole("button", { name: "Change these prices" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Somebody changed a price meanwhile");
  await expect(dialog.getByText(`$${(first + 5).toFixed(2)}`)).toBeVisible();

  // The answer is lost on its way back: pressed again, the price is changed once.
  const again = dialog.getByRole("button", { name: "Try again" });
  await loseAnswer(
    page,
    "**/merchant/prices",
    () => dialog.getByRole("button", { name: "Change these prices" }).click(),
    again,
  );
  await again.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("The prices are changed.")).toBeVisible();
  await expect(price).toHaveValue((first - 1).toFixed(2));
  await set(first);

  // Its price is another one by now: it is shown before the product is taken off sale.
  await page.getByRole("button", { name: "Take off sale" }).click();
  await expect(page.getByRole("alert")).toHaveText("Somebody changed this meanwhile");
  await page.getByRole("button", { name: "Take off sale" }).click();
  await expect(page.getByText("It is off sale.")).toBeVisible();
  await expect(page.getByRole("link", { name: "See it in the shop" })).toHaveCount(0);
  // The shop's pages follow within seconds.
  const status = async () => (await page.request.get(`/product/${product.id}`)).status();
  await expect.poll(status).toBe(404);
  await page.getByRole("button", { name: "Put on sale" }).click();
  await expect(page.getByText("It is on sale.")).toBeVisible();
  await expect.poll(status).toBe(200);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/fr/desk/products/${product.id}`);
  await expect(page.getByRole("heading", { name: "Prix", exact: true })).toBeVisible();
  await look(page, "product in French");
  // A few letters lead anywhere, by keyboard alone.
  await page.keyboard.press("Control+k");
  const find = page.getByRole("combobox", { name: "Tout chercher" });
  await expect(find).toBeFocused();
  await find.fill(String(product.id));
  await expect(dialog.getByRole("option")).toHaveCount(1);
  await look(page, "find");
  await find.fill("stock");
  await expect(dialog.getByRole("option").first()).toHaveText("Stock");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Stock", level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.goto("/fr/desk/products?state=unpriced");
  await expect(page.getByRole("heading", { name: "Produits", level: 1 })).toBeVisible();
  await page.goto("/fr/desk/products/0");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
