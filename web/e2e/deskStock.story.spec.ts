import { expect, test } from "@playwright/test";
import type { StockItem } from "@velours/sdk/types";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { openDesk } from "./signInAtDesk.ts";

test("a shopkeeper finds sold-out goods on a phone, receives 20 once though the answer is lost, and counts again after a sale", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, "/desk", "shopkeeper@example.com");
  const listed = await callApi<StockItem[]>(page, "/merchant/stock?level=high&region=US&limit=100");
  const item = listed.findLast(({ quantity }) => quantity !== null)!;
  const { variantId, region, quantity } = item;
  const move = (data: object) => callApi(page, "/merchant/stock", { data: { variantId, region, ...data } });
  await move({ counted: 0, seen: quantity, reason: "counted" });

  await page.reload();
  await page.getByRole("region", { name: "Stock" }).getByRole("link", { name: "Sold out" }).click();
  await expect(page.getByRole("heading", { name: "Stock", level: 1 })).toBeVisible();
  await page.getByRole("searchbox", { name: "Find stock" }).fill(String(variantId));
  await page.getByRole("textbox", { name: "Region" }).fill(region);
  await page.keyboard.press("Enter");
  const row = page.getByRole("row").filter({ has: page.locator("[data-row]") });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(item.title);
  await look(page, "stock");

  await page.keyboard.press("j");
  await expect(row.locator("[data-row]")).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  const units = dialog.getByRole("spinbutton", { name: "Pieces" });
  await units.fill("20");
  await look(page, "move");
  // The answer is lost on its way back: pressed again, the same units are received once.
  const keys: (string | undefined)[] = [];
  await page.route("**/merchant/stock", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    keys.push(route.request().headers()["idempotency-key"]);
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible({ timeout: 30_000 });
  await expect(units).toBeDisabled();
  await page.unroute("**/merchant/stock");
  // Closed and opened again, it still has the key of the move whose outcome is open.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "All", exact: true }).click();
  await row.click();
  await units.fill("20");
  const again = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/merchant/stock"),
  );
  await dialog.getByRole("button", { name: "Save" }).click();
  keys.push((await again).headers()["idempotency-key"]);
  expect(new Set(keys).size).toBe(1);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${item.title}, ${region}: 20 in stock now.`)).toBeVisible();

  // Two units leave between reading and counting: what was typed stays, and what is there now is said.
  await expect(row).toContainText("20 pieces");
  await row.click();
  await dialog.getByRole("combobox", { name: "Reason" }).selectOption("counted");
  await units.fill("17");
  await move({ delta: -2, reason: "lost" });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("alert")).toContainText("changed meanwhile");
  await expect(dialog.getByText("18 in stock now")).toBeVisible();
  await expect(units).toHaveValue("17");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("17 pieces");

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/fr/desk/stock?waiting=yes");
  await expect(page.getByText("Personne n’attend rien.")).toBeVisible();
  await look(page, "waiting");
  await page.goto("/fr/desk/stock");
  await expect(row).toHaveCount(25);
  await look(page, "all stock");
});
