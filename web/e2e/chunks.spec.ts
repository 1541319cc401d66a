import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { holdBack } from "./holdBack.ts";
import { FULL, inGate } from "./inGate.ts";
import { isHydrated, Shopper } from "./Shopper.ts";
import { plantCart } from "./storedPurchase.ts";

const WAND = "/product/100185";

/** Counts the documents this page loads from now on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Deletes a chunk, as a deployment does; `until` is when the page of the new build has it again. */
async function deleteChunk(page: Page, name: string, { until = (): boolean => false } = {}): Promise<void> {
  await page.route(`**/distribution/assets/${name}-*.js`, (route) =>
    until() ? route.continue() : route.fulfill({ status: 404, json: { message: "Not found" } }),
  );
}

for (const { language, notice, retry } of [
  { language: "en", notice: /is not in your bag yet/, retry: "Try again" },
  { language: "fr", notice: /n’est pas encore dans votre panier/, retry: "Réessayer" },
] as const)
  test(
    `${language}: Add to bag without a network says so, and works when it is tried again`,
    inGate(language === "fr"),
    async ({ page, context }) => {
      const shopper = new Shopper(page, language);
      await shopper.open(WAND);
      const loads = countLoads(page);
      await context.setOffline(true);
      await page.getByRole("button", { name: shopper.words.addToCart, exact: true }).click();
      await expect(page.getByRole("status").filter({ hasText: notice })).toBeVisible();
      await expect(shopper.cart).toHaveCount(0);
      await page.getByRole("button", { name: retry }).click();
      await expect(page.getByRole("status").filter({ hasText: notice })).toBeVisible();
      await context.setOffline(false);
      await page.getByRole("button", { name: retry }).click();
      await expect(shopper.cartLines).toHaveCount(1);
      await expect(page.getByText(notice)).toHaveCount(0);
      expect(loads()).toBe(0);
    },
  );

/** Holds the code of header and footer back until it is let through. */
const delayFrame = (page: Page) => holdBack(page, "**/distribution/assets/frame-*.js");

/** Until the page's own content works, with header and footer as the server drew them. */
async function openWithoutFrame(page: Page): Promise<void> {
  await page.goto(WAND);
  await page.waitForFunction(isHydrated, "main *");
}

test("a region chosen and a button pressed before the header works count once it does", async ({ page }) => {
  const arrive = await delayFrame(page);
  const shopper = new Shopper(page);
  await plantCart(page, [WAND]);
  await openWithoutFrame(page);
  await page.locator("select[name=header-region]").selectOption("GB");
  await page.getByRole("button", { name: /^Open your bag/ }).click();
  await expect(shopper.cart).toHaveCount(0);
  arrive();
  await expect(shopper.cartLines).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("main").getByText(/£\d/).first()).toBeVisible();
  await expect(page.locator("select[name=header-region]")).toHaveValue("GB");
  await page.reload();
  await expect(page.locator("select[name=header-region]")).toHaveValue("GB");
});

test(
  "without the header's part its links work, and its buttons when it can be fetched",
  FULL,
  async ({ page }) => {
    let away = true;
    for (const file of ["distribution/assets/frame-*.js", "assets/img/icon.svg"])
      await page.route(`**/${file}`, (route) =>
        away ? route.abort("internetdisconnected") : route.continue(),
      );
    const shopper = new Shopper(page);
    await openWithoutFrame(page);
    const retry = page.getByRole("button", { name: "Try again" });
    await expect(retry).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Help" })).toBeVisible();
    away = false;
    await retry.click();
    await expect(retry).toHaveCount(0);
    await page.getByRole("button", { name: /^Open your bag/ }).click();
    await expect(shopper.cart).toBeVisible();
    away = true;
    await page.reload();
    await expect(retry).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Help" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/help/i);
  },
);

test("after a deployment Add to bag loads the page once and puts everything asked for into the bag", async ({
  page,
}) => {
  // The page is loaded a second time, with all its parts, before the bag opens.
  test.slow();
  const shopper = new Shopper(page);
  await shopper.open(WAND);
  const loads = countLoads(page);
  await deleteChunk(page, "getCartActions", { until: () => loads() > 0 });
  await page.getByRole("button", { name: "One more" }).first().click();
  await shopper.addToCart({ timeout: 60_000 });
  await expect(shopper.cartLines).toHaveCount(1);
  await expect(shopper.cart.getByRole("group", { name: /Quantity/ })).toContainText("2");
  expect(loads()).toBe(1);
  await page.reload();
  await page.getByRole("button", { name: /Open your bag, 2 items/ }).click();
  await expect(shopper.cartLines).toHaveCount(1);
});

test("after a deployment a link leads to its page with one load", FULL, async ({ page }) => {
  await new Shopper(page).open("/");
  const loads = countLoads(page);
  for (const name of ["about", "help"]) await deleteChunk(page, name, { until: () => loads() > 0 });
  await page.getByRole("contentinfo").getByRole("link", { name: "Help" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/help/i);
  await expect(page).toHaveURL(/\/help$/);
  expect(loads()).toBe(1);
});

test("a chunk that never comes back is told of, after one load and no more", async ({ page }) => {
  const shopper = new Shopper(page);
  await deleteChunk(page, "getCartActions");
  await shopper.open(WAND);
  const loads = countLoads(page);
  await page.getByRole("button", { name: "Add to bag", exact: true }).click();
  await expect.poll(loads).toBe(1);
  const message = page.getByRole("status").filter({ hasText: "Try again" });
  await expect(message).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(message).toBeVisible();
  await page.waitForTimeout(2_000);
  expect(loads()).toBe(1);
  // The rest of the shop goes on.
  await page.getByRole("contentinfo").getByRole("link", { name: "Help" }).click();
  await expect(page).toHaveURL(/\/help$/);
});

for (const [part, press] of [
  ["CartDrawer", (page: Page) => page.getByRole("button", { name: /Open your bag/ })],
  ["MobileNavigation", (page: Page) => page.getByRole("button", { name: "Open menu" })],
] as const)
  test(
    `${part} and a page are told of when they can't be fetched; the one opens on Try again, the other when the network is back`,
    FULL,
    async ({ page, context }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await new Shopper(page).open("/");
      await context.setOffline(true);
      await press(page).click();
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await context.setOffline(false);
      await press(page).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);

      await page.setViewportSize({ width: 1440, height: 900 });
      await context.setOffline(true);
      await page.getByRole("contentinfo").getByRole("link", { name: "Help" }).click();
      await expect(page.getByRole("main").getByRole("button", { name: "Try again" })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/help/i);
    },
  );

test("the build puts the one function that copes with missing chunks around every import()", () => {
  const built = fileURLToPath(new URL("../dist/client/assets/", import.meta.url));
  const bare: string[] = [];
  let count = 0;
  for (const name of readdirSync(built).filter((file) => file.endsWith(".js"))) {
    const code = readFileSync(built + name, "utf8");
    for (const { index } of code.matchAll(/\bimport\(/g)) {
      count += 1;
      // f(()=>import(…) or f(async()=>{let{name:n}=await import(…)
      const before = code.slice(Math.max(0, index - 120), index);
      if (!/\b[\w$]+\((\(\)=>|async\(\)=>\{let\{[^}]*\}=await )$/.test(before))
        bare.push(`${name}: …${before.slice(-40)}import(`);
    }
  }
  expect(bare).toEqual([]);
  expect(count).toBeGreaterThan(20);
});
