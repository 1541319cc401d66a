import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { inGate } from "./inGate.ts";
import { Shopper } from "./Shopper.ts";

for (const [language, width, says] of [
  [
    "en",
    1440,
    {
      open: "Search",
      all: /View all \d+ results/,
      results: "Results for “vibr”",
      recent: "Your recent searches",
      forget: "Forget these",
      nothing: /Nothing found for “xqzwk”/,
      corrected: "Nothing is called “silicnoe”. Showing results for “silicone”.",
      title: /Écho|Echo/,
    },
  ],
  [
    "fr",
    390,
    {
      open: "Rechercher",
      all: /Voir les \d+ résultats/,
      results: "Résultats pour «\u00a0vibr\u00a0»",
      recent: "Vos recherches récentes",
      forget: "Les oublier",
      nothing: /Aucun résultat pour «\u00a0xqzwk\u00a0»/,
      corrected: "Rien ne s’appelle «\u00a0silicnoe\u00a0». Voici les résultats pour «\u00a0silicone\u00a0».",
      title: "Écho, vibromasseur à ondes",
    },
  ],
] as const) {
  test(
    `opens search, types with errors and accents, chooses by keys and sees all results, ${language} (S-042, S-181, S-182, S-183, S-184)`,
    inGate(language === "fr"),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const shopper = new Shopper(page, language);
      await shopper.open("/about");
      const button = page.getByRole("banner").getByRole("button", { name: says.open, exact: true });
      const dialog = page.getByRole("dialog");
      const field = dialog.getByRole("combobox");
      const status = dialog.getByRole("status");
      const options = dialog.getByRole("option");

      await button.click();
      await expect(field).toBeFocused();
      await expect(options.first()).toBeVisible();
      await expectAccessible(page);
      // The focus stays inside, and Escape gives it back.
      for (let presses = 0; presses < 6; presses++) await page.keyboard.press("Tab");
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();

      await button.click();
      await field.fill("silicnoe");
      await expect(status).toHaveText(says.corrected);
      await field.fill("xqzwk");
      await expect(status).toHaveText(says.nothing);
      await expect(options.first()).toBeVisible();
      await field.fill("ECHO");
      const product = options.filter({ hasText: says.title });
      await expect(product.first()).toBeVisible();
      await expect(product.first().locator("mark").first()).toHaveText(/^[ée]cho$/i);
      await expectAccessible(page);
      // Down to the product: the field keeps the focus and names what is chosen.
      while ((await product.first().getAttribute("aria-selected")) !== "true") {
        await page.keyboard.press("ArrowDown");
        await expect(field).toHaveAttribute("aria-activedescendant", /.+/);
      }
      await expect(field).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: says.title })).toBeVisible();
      await expect(dialog).toHaveCount(0);

      await button.click();
      await expect(dialog.getByRole("group", { name: says.recent })).toContainText("ECHO");
      await dialog.getByRole("button", { name: says.forget }).click();
      await expect(dialog.getByRole("group", { name: says.recent })).toHaveCount(0);
      await field.fill("vibr");
      await dialog.getByRole("option", { name: says.all }).click();
      await expect(page).toHaveURL(/\/search\?q=vibr$/);
      await expect(page.getByRole("heading", { level: 1, name: says.results })).toBeVisible();
      await expect(page.getByRole("article").first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("main").getByRole("combobox").selectOption("price-low");
      await expect(page).toHaveURL(/q=vibr&sort=price-low/);
      await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "2" }).click();
      await expect(page).toHaveURL(/page=2/);
      await page.reload();
      await expect(page.getByRole("article").first()).toBeVisible();
    },
  );
}

test("the search page works without the page's code, is not indexed, and helps where nothing is found (S-042, S-184)", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  const response = await page.goto("/fr/search");
  expect(response?.status()).toBe(200);
  await page.getByRole("searchbox").fill("<b>vibro</b>");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/fr\/search\?q=/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("<b>vibro</b>");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex,follow");
  await page.goto(`/search?q=${"x".repeat(500)}&page=abc&sort=none`);
  await expect(page.getByRole("main").getByRole("heading", { name: "Popular searches" })).toBeVisible();
  await context.close();
});
