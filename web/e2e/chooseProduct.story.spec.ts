import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";

const main = (page: Page) => page.getByRole("main");

test("a price narrows a listing by keyboard, is in its address and is cleared with all", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/sex-toys");
  const all = await main(page)
    .getByText(/^Showing/)
    .innerText();
  const group = main(page).locator("details").filter({ hasText: "Price" });
  await group.locator("summary").click();
  const lowest = group.getByRole("slider", { name: "Lowest price" });
  const highest = group.getByRole("slider", { name: "Highest price" });
  await lowest.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  await expect(lowest).toHaveAttribute("aria-valuetext", "$25");
  await expect(page).toHaveURL(/\?price=25-$/);
  await expect(lowest).toBeFocused();
  await highest.focus();
  for (let step = 0; step < 24; step++) await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/\?price=25-80$/);
  await expect(main(page).getByText(/^Showing/)).not.toHaveText(all);
  await expectAccessible(page);

  await page.reload();
  await expect(highest).toHaveAttribute("aria-valuetext", "$80");
  await main(page).getByRole("button", { name: "Remove filter Price: $25 to $80" }).focus();
  await main(page).getByRole("button", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/sex-toys$/);
  await expect(highest).toHaveAttribute("aria-valuetext", "$200 and over");

  await page.goBack();
  await expect(highest).toHaveAttribute("aria-valuetext", "$80");
});

test("the sheet of a phone in French has the price, and applies it with the rest", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = new Shopper(page, "fr");
  await shopper.open("/sex-toys");
  await main(page).getByRole("button", { name: "Filtre" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.locator("summary").filter({ hasText: "Prix" }).click();
  await sheet.getByRole("slider", { name: "Prix maximal" }).focus();
  await page.keyboard.press("Home");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: /^Appliquer/ }).click();
  await expect(page).toHaveURL(/\/fr\/sex-toys\?price=0-5$/);
  await expect(main(page).getByRole("button", { name: /Retirer le filtre Prix/ })).toBeVisible();
});

test("a colour on a card opens that variant, which a reload and Back keep", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/sex-toys");
  const colours = main(page).getByRole("group", { name: "Colours of Echo Pulse Vibrator" });
  await colours.getByRole("link", { name: "Navy" }).click();
  const navy = main(page).getByRole("radio", { name: "Navy" });
  await expect(navy).toBeChecked();
  await expect(page).toHaveURL(/\?variant=\d+$/);
  await page.reload();
  await expect(navy).toBeChecked();
  await expect(page.locator("link[rel=canonical]")).not.toHaveAttribute("href", /variant/);

  await main(page).getByText("Rose", { exact: true }).click();
  await expect(main(page).getByRole("radio", { name: "Rose" })).toBeChecked();
  const address = page.url();
  await page.getByRole("banner").getByRole("link", { name: "Velours" }).first().click();
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(main(page).getByRole("radio", { name: "Rose" })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/sex-toys$/);
});

test("an order that cannot be loaded is taken back, and chosen again it works (S-840, S-841)", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/sex-toys");
  const first = main(page).getByRole("article").first().getByRole("heading");
  const before = await first.innerText();
  await page.route("**/api/products?*", (route) => route.abort());
  const order = main(page).getByRole("combobox", { name: "Sort by:" });
  await order.selectOption("price-high");
  await expect(page).toHaveURL(/\/sex-toys$/);
  await expect(order).toHaveValue("recommended");
  await expect(first).toHaveText(before);
  await main(page).getByRole("button", { name: "Load more" }).click();
  await expect(main(page).getByRole("button", { name: "Load more" })).toBeFocused();
  await expect(page).toHaveURL(/\/sex-toys$/);

  await page.unroute("**/api/products?*");
  await order.selectOption("price-high");
  await expect(page).toHaveURL(/\?sort=price-high$/);
  await expect(first).not.toHaveText(before);
});
