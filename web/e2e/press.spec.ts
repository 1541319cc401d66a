import { expect, test } from "@playwright/test";
import { holdBack } from "./holdBack.ts";
import { Shopper } from "./Shopper.ts";

test("a press is taken back by drawing the pointer off the button, and counts where the page moves it", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/product/100003");
  const button = page.getByRole("button", { name: shopper.words.addToCart, exact: true }).first();
  await button.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await button.hover();
  await page.mouse.down();
  await button.evaluate((element) => {
    element.style.translate = "0 120px";
  });
  await page.mouse.up();
  // Two presses that counted would have put two in.
  await expect(shopper.cart).toHaveAccessibleName(/\(1\)/);
});

test("a filter ticked before a listing's code is there counts when it comes", async ({ page }) => {
  const release = await holdBack(page, "**/listing-*.js", "fallback");
  await page.goto("/sex-toys", { waitUntil: "commit" });
  const group = page.getByRole("complementary").locator("details").first();
  await group.locator("summary").click();
  const box = group.getByRole("checkbox").first();
  await box.check();
  release();
  await expect(page).toHaveURL(/\?\w+=/);
  await expect(box).toBeChecked();
});

test("an order chosen before any script of a listing ran counts when it did", async ({ page }) => {
  const release = await holdBack(page, "**/*.js", "fallback");
  await page.goto("/sex-toys", { waitUntil: "commit" });
  // Until the styles are there, that of the phone's sheet is seen too.
  const select = page.getByRole("combobox", { name: "Sort by:" }).and(page.locator("[name=sort]"));
  await select.selectOption("new");
  release();
  await expect(page).toHaveURL(/sort=new/);
  await expect(select).toHaveValue("new");
});
