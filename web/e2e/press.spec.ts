import { expect, test } from "@playwright/test";
import { Shopper } from "./Shopper.ts";

test("a press is taken back by drawing the pointer off the button, and counts where the page moves it", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/product/100003");
  const button = page.getByRole("button", { name: shopper.words.addToBag, exact: true }).first();
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
  await expect(shopper.bag).toHaveAccessibleName(/\(1\)/);
});
