import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";

const amountIn = (text: string) => Number(/\$([\d.,]+)/.exec(text)?.[1]);

test("the question about a promotion's minimum offers goods that reach it and can be added there (S-294)", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/product/100002");
  await shopper.addToCart();
  await shopper.cart.getByRole("textbox", { name: "Gift card or promo code" }).fill("OVER100");
  await shopper.cart.getByRole("button", { name: "Apply" }).click();
  const modal = page.getByRole("dialog", { name: /away from unlocking/ });
  const missing = amountIn(await modal.getByRole("heading").first().innerText());
  expect(missing).toBe(76);
  const offered = modal.getByRole("listitem");
  await expect(offered.first().getByRole("button")).toBeVisible();
  for (const text of await offered.allInnerTexts()) expect(amountIn(text)).toBeGreaterThanOrEqual(missing);
  await expectAccessible(page);
  await offered.first().getByRole("button", { name: /^Add / }).click();
  await expect(modal).toBeHidden();
  await expect(shopper.cartLines).toHaveCount(2);
  await expect(shopper.cart).toContainText("OVER100");
});
