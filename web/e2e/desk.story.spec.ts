import { expect, test } from "@playwright/test";
import { buyHalos } from "./buyHalos.ts";
import { look } from "./look.ts";
import { loseAnswer } from "./loseAnswer.ts";
import { signInAtDesk } from "./signInAtDesk.ts";

test("somebody at the desk signs in on a phone, finds a new order and ships it in two parcels", async ({
  page,
}) => {
  test.slow();
  const { number } = await buyHalos(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/desk");
  await expect(page.getByRole("textbox", { name: "Email" })).toBeFocused();
  await look(page, "sign-in");
  await signInAtDesk(page, "desk@example.com");

  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await page.getByRole("link", { name: "Orders" }).click();
  const row = page.getByRole("link", { name: number });
  await expect(row).toBeVisible();
  await look(page, "orders");
  await row.click();

  await expect(page.getByRole("heading", { name: number, level: 1 })).toBeVisible();
  await look(page, "order");
  const ship = page.getByRole("main").getByRole("button", { name: "Ship", exact: true });
  const dialog = page.getByRole("dialog");
  await ship.click();
  await dialog.getByRole("spinbutton").first().fill("1");
  await dialog.getByRole("textbox", { name: "Carrier" }).fill("USPS");
  await dialog.getByRole("textbox", { name: "Tracking number" }).fill("9400111899");
  await look(page, "ship");
  // The answer is lost on its way back: pressed again, the same parcel is noted once.
  await loseAnswer(page, "**/shipments", () =>
    dialog.getByRole("button", { name: "Ship", exact: true }).click(),
  );
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("1 shipped")).toBeVisible();
  await expect(page.getByRole("link", { name: "9400111899" })).toHaveCount(1);

  await ship.click();
  await dialog.getByRole("button", { name: "Ship", exact: true }).click();
  await expect(page.getByText("2 shipped")).toBeVisible();
  await expect(ship).toHaveCount(0);

  // After a reload the session and the order are still there.
  await page.reload();
  await expect(page.getByText("2 shipped")).toBeVisible();
});

test("a desk whose script does not come says so, and can be asked for again", async ({ page }) => {
  await page.route(/\/desk\/assets\/libraries-/, (route) => route.abort());
  await page.goto("/fr/desk");
  const again = page.getByRole("link", { name: "Réessayer" });
  await expect(again).toBeVisible();
  await look(page, "slow");
  await page.unroute(/\/desk\/assets\/libraries-/);
  await again.click();
  await expect(page.getByRole("textbox", { name: "Courriel" })).toBeVisible();
});
