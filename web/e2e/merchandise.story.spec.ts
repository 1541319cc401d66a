import { expect, type Locator, type Page, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL, inGate } from "./inGate.ts";
import { Shopper } from "./Shopper.ts";

const main = (page: Page) => page.getByRole("main");
const scrolled = (page: Page) => page.evaluate(() => scrollY);

for (const [language, width, says] of [
  [
    "en",
    1440,
    {
      rails: ["Best sellers", "New in"],
      all: "View all: New in",
      gift: "Give a card",
      card: "Velours Gift Card",
      intents: "What are you looking for?",
    },
  ],
  [
    "fr",
    390,
    {
      rails: ["Les plus vendus", "Nouveautés"],
      all: "Tout voir : Nouveautés",
      gift: "Offrir une carte",
      card: "Carte-cadeau Velours",
      intents: "Que cherchez-vous ?",
    },
  ],
] as const)
  test(
    `the home page shows products and leads on, ${language}`,
    inGate(language === "fr"),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const shopper = new Shopper(page, language);
      await shopper.open("/");
      for (const name of says.rails) {
        const rail = main(page).getByRole("region", { name });
        await approach(page, rail);
        await expect(rail.getByRole("article")).toHaveCount(8);
        await expect(rail.getByText(/^(Sold out|Épuisé)$/i)).toHaveCount(0);
      }
      await expect(
        main(page).getByRole("region", { name: says.intents }).getByRole("link").first(),
      ).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

      await main(page).getByRole("link", { name: says.all }).click();
      await expect(page).toHaveURL(/\/sex-toys\?sort=new$/);
      await page.goBack();
      await main(page).getByRole("link", { name: says.gift }).click();
      await expect(page.getByRole("heading", { level: 1, name: says.card })).toBeVisible();
    },
  );

test("outlet and closet open with words and a picture of their own", FULL, async ({ browser }) => {
  const seen: string[] = [];
  for (const host of ["localhost", "outlet.localhost", "closet.localhost"]) {
    const context = await browser.newContext({ baseURL: SHOP.url.replace("localhost", host) });
    const page = await context.newPage();
    await page.goto("/");
    const hero = main(page).locator("section").first();
    seen.push(
      `${await hero.getByRole("heading", { level: 1 }).innerText()} ${await hero.getByRole("presentation").getAttribute("src")}`,
    );
    seen.push(await page.title());
    await context.close();
  }
  expect(new Set(seen).size).toBe(seen.length);
});

test("a card's product with a choice goes into the bag by keyboard", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/sex-toys");
  const quick = main(page).getByRole("button", { name: "Quick add: Echo Pulse Vibrator" });
  await quick.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Echo Pulse Vibrator" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(quick).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole("radio", { name: "Rose" }));
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: "Navy" })).toBeChecked();
  await tabTo(page, dialog.getByRole("button", { name: "Add to bag" }));
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(shopper.cartLines).toHaveCount(1);
  await expect(shopper.cartLines).toContainText("Navy");
  await page.keyboard.press("Escape");
  await expect(shopper.cart).toHaveCount(0);
  await expect(quick).toBeFocused();
  await expect(page.getByRole("button", { name: "Open your bag, 1 item" })).toBeVisible();
  await expect(page).toHaveURL(/\/sex-toys$/);
});

test("a card's only variant goes into the bag at once, on a phone in French", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = new Shopper(page, "fr");
  await shopper.open("/sex-toys/stainless-steel");
  const cards = main(page).getByRole("list", { name: "Produits" }).getByRole("listitem");
  const card = cards.filter({ has: page.locator('a[href$="-100044"]') });
  await card.scrollIntoViewIfNeeded();
  const quick = card.getByRole("button", { name: /^Ajout rapide/ });
  await quick.dblclick();
  await expect(shopper.cartLines).toHaveCount(1);
  await expect(shopper.cartLines.locator("output")).toHaveText("1");
  await page.keyboard.press("Escape");
  await expect(quick).toBeFocused();
  // A press on the button is none on the card's link.
  await expect(page).toHaveURL(/\/fr\/sex-toys\/stainless-steel$/);
});

test("a list grows below, and is the same after a product and after a reload", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/sex-toys");
  const list = main(page).getByRole("list", { name: "Products" });
  const items = list.getByRole("listitem");
  await expect(items).toHaveCount(24);
  await main(page).getByRole("button", { name: "Load more" }).focus();
  const before = await scrolled(page);
  await page.keyboard.press("Enter");
  await expect(items).toHaveCount(48);
  await expect(items.nth(24)).toBeFocused();
  expect(await scrolled(page)).toBe(before);
  await expect(page).toHaveURL(/\/sex-toys\?more=1$/);
  await expect(main(page).getByText(/^Showing 48 of/)).toBeVisible();
  await expectAccessible(page);

  const link = items.nth(30).getByRole("heading").getByRole("link");
  await approach(page, items.nth(30));
  await link.click({ trial: true });
  const there = await scrolled(page);
  expect(there).toBeGreaterThan(before);
  await link.click();
  await expect(page).toHaveURL(/-100\d{3}$/);
  await page.goBack();
  await expect(items).toHaveCount(48);
  await expect.poll(() => scrolled(page)).toBe(there);
  await page.reload();
  await expect(items).toHaveCount(48);
  await expect.poll(() => scrolled(page)).toBe(there);

  // Page 1 alone is another page than pages 1 and 2.
  await shopper.open("/sex-toys?more=1");
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 1" }).click();
  await expect(items).toHaveCount(24);
  await expect(
    main(page)
      .getByRole("region")
      .filter({ has: page.getByRole("list", { name: "Products" }) }),
  ).toBeFocused();
  expect(await scrolled(page)).toBe(0);
});

for (const [path, to] of [
  ["/sex-toys?page=77&sort=new", /\/sex-toys\?page=\d&sort=new$|\/sex-toys\?sort=new&page=\d$/],
  ["/fr/sex-toys?page=77&more=1e9", /\/fr\/sex-toys\?page=\d$/],
  ["/sex-toys?color=nosuch&page=2", /\/sex-toys\?color=nosuch$/],
] as const)
  test(
    `a page beyond the last leads to the last: ${path}`,
    inGate(path.startsWith("/fr")),
    async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    },
  );

/** Scrolls as a person does: what is drawn on the way changes where it is. */
async function approach(page: Page, to: Locator): Promise<void> {
  await expect(async () => {
    if ((await to.count()) > 0) await to.scrollIntoViewIfNeeded();
    else await page.mouse.wheel(0, 400);
    await expect(to.getByRole("article").or(to.locator("article")).first()).toBeVisible({ timeout: 300 });
  }).toPass();
}

async function tabTo(page: Page, to: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(to).toBeFocused({ timeout: 100 });
  }).toPass({ timeout: 5_000 });
}
