import { expect, type Page, test } from "@playwright/test";
import { inGate } from "./inGate.ts";
import { Shopper } from "./Shopper.ts";

const pages = (page: Page, name: string) => page.getByRole("navigation", { name });

for (const [path, nav] of [
  ["/sex-toys", "Pages"],
  ["/sex-toys?sort=price-low&page=2", "Pages"],
] as const)
  test(
    `only the page on the screen is the current one: ${path}`,
    inGate(path.includes("page=2")),
    async ({ page }) => {
      const shopper = new Shopper(page);
      await page.goto(path);
      const current = pages(page, nav).locator('[aria-current="page"]');
      const number = path.includes("page=2") ? "2" : "1";
      await expect(current).toHaveText([number]);
      await shopper.open(path);
      await expect(current).toHaveText([number]);
      await pages(page, nav).getByRole("link", { name: "Page 3" }).click();
      await expect(page).toHaveURL(/page=3/);
      await expect(current).toHaveText(["3"]);
    },
  );

for (const [language, width, announced] of [
  ["en", 1440, /^Page 2 of \d+$/],
  ["fr", 390, /^Page 2 sur \d+$/],
] as const)
  test(
    `a change of page is read from the list's head and announced (${language}, ${width})`,
    inGate(language === "fr"),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await new Shopper(page, language).open("/sex-toys");
      const list = page
        .getByRole("main")
        .getByRole("region")
        .filter({ has: page.getByRole("article") });
      await pages(page, "Pages").getByRole("link", { name: "Page 2" }).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/page=2/);
      await expect(list).toBeFocused();
      await expect(page.getByRole("status").filter({ hasText: announced })).toHaveCount(1);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(list).toBeInViewport();
      // The next press of Tab reaches the list's own controls, not the page's foot.
      await page.keyboard.press("Tab");
      expect(await list.evaluate((it) => it.contains(document.activeElement))).toBe(true);
    },
  );

test("a filter on a later page leaves the focus where it is", async ({ page }) => {
  await new Shopper(page).open("/sex-toys?page=2");
  const sort = page.getByRole("combobox", { name: "Sort by" }).last();
  await sort.focus();
  await sort.selectOption("price-low");
  await expect(page).toHaveURL(/sort=/);
  await expect(page).not.toHaveURL(/page=2/);
  await expect(sort).toBeFocused();
});
