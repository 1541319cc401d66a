import { expect, type Page, test } from "@playwright/test";
import { buyHalos } from "./buyHalos.ts";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { loseAnswer } from "./loseAnswer.ts";
import { openDesk } from "./signInAtDesk.ts";

/** Saves the changes after a look at them. */
async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save" }).click();
  const dialog = page.getByRole("dialog", { name: "What changes" });
  await expect(dialog.getByRole("definition").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
}

test("a shopkeeper tries a promotion on past orders, launches it, and ends it early", async ({ page }) => {
  test.slow();
  await buyHalos(page);
  const code = `DESK-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await openDesk(page, "/desk/promotions?sort=name-descending", "shopkeeper@example.com");
  await expect(page.getByRole("link", { name: /WELCOME15/ })).toBeVisible();
  await look(page, "promotions");

  await page.getByRole("link", { name: "New promotion" }).click();
  await page.getByRole("textbox", { name: "Code" }).fill(code);
  await page.getByRole("spinbutton", { name: "Discount" }).fill("20");
  const minimum = page.getByRole("spinbutton", { name: "Minimum subtotal" });
  await minimum.fill("100000");
  const bench = page.getByRole("region", { name: "Try it" });
  const tryIt = bench.getByRole("button", { name: "Try it" });
  await tryIt.click();
  await expect(bench.getByText(/It works on 0 of \d+ carts/)).toBeVisible();
  await bench.getByText(/Below the minimum subtotal/).click();
  await expect(bench.getByText(/is missing/).first()).toBeVisible();
  await minimum.fill("50");
  await expect(bench.getByText("The promotion was changed since. Try it again.")).toBeVisible();
  await tryIt.click();
  await expect(bench.getByText(/It works on [1-9]\d* of \d+ carts/)).toBeVisible();
  await expect(bench.getByText("The cart that costs the most")).toBeVisible();

  // The code of another promotion, and why it cannot be saved.
  const name = page.getByRole("textbox", { name: "Code" });
  await name.fill("WELCOME15");
  await page.getByRole("button", { name: "Launch" }).click();
  await expect(page.getByRole("alert").getByRole("listitem")).toContainText("WELCOME15");
  await name.fill(code);

  // Two Halos by hand: a fifth of 48 dollars each, but no less than their minimum price of 40.
  await bench.getByText("A cart by hand").click();
  await expect(tryIt).toBeDisabled();
  await bench.getByRole("searchbox", { name: "Find products" }).fill("100001");
  await bench
    .getByRole("button", { name: /^Add Halo/ })
    .first()
    .click();
  await bench.getByRole("spinbutton", { name: /^Units of Halo/ }).fill("2");
  await tryIt.click();
  await expect(bench.getByText("It works on 1 of 1 carts")).toBeVisible();
  await expect(bench.getByText("$16.00", { exact: true })).toBeVisible();
  await look(page, "bench");

  // The answer is lost on its way back: pressed again, it is launched once.
  await loseAnswer(
    page,
    "**/merchant/promotions/*",
    () => page.getByRole("button", { name: "Launch" }).click(),
    page.getByRole("alert"),
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: code })).toBeVisible();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const read = () => callApi(page, `/products/promotions/${code}`);
  expect(await read()).toMatchObject({ name: code, discount: 20, minimum: 50, enabled: true });

  // Somebody else changes it in another window meanwhile.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("spinbutton", { name: "Discount" }).fill("25");
  await save(other);
  await expect(other.getByText("The promotion is saved.")).toBeVisible();
  await minimum.fill("60");
  await save(page);
  await expect(page.getByText("Somebody changed this meanwhile.")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "25" })).toBeVisible();
  await expect(minimum).toHaveValue("60");
  await look(page, "changed meanwhile");
  await page.getByRole("button", { name: "Keep what I typed" }).click();
  await save(page);
  await expect(page.getByText("The promotion is saved.")).toBeVisible();
  expect(await read()).toMatchObject({ discount: 20, minimum: 60 });

  // The form begins with the promotion as it is now, and not as the list has read it.
  await page.getByRole("link", { name: "Promotions" }).first().click();
  await expect(page.getByRole("link", { name: code })).toBeVisible();
  await other.reload();
  await other.getByRole("spinbutton", { name: "Discount" }).fill("30");
  await save(other);
  await expect(other.getByText("The promotion is saved.")).toBeVisible();
  await other.close();
  await page.getByRole("link", { name: code }).click();
  await expect(page.getByRole("spinbutton", { name: "Discount" })).toHaveValue("30");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(page.url().replace("/desk", "/fr/desk"));
  await page.getByRole("button", { name: "Terminer maintenant" }).click();
  const dialog = page.getByRole("dialog");
  await look(page, "end");
  await dialog.getByRole("button", { name: "Terminer maintenant" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Terminée", { exact: true })).toBeVisible();
  await look(page, "ended");
  const refusal = await callApi(page, `/products/promotions/${code}`, { status: 409 });
  expect(refusal).toMatchObject({ reference: "promotionUnavailable" });
});
