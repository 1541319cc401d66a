import { expect, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL, inGate } from "./inGate.ts";
import { readMail } from "./mailbox.ts";
import { changeVariant, Shopper } from "./Shopper.ts";

for (const [language, width, says] of [
  [
    "en",
    1440,
    {
      details: "view more details",
      box: "In the box",
      halo: "Halo Palm Vibrator",
      also: "You might also like...",
      add: /^Add /,
    },
  ],
  [
    "fr",
    390,
    {
      details: "voir plus de détails",
      box: "Dans la boîte",
      halo: "Halo, vibromasseur de paume",
      also: "Vous aimerez aussi...",
      add: /^Ajouter (?!au panier)/,
    },
  ],
] as const) {
  test(
    `a bundle shows what is in its box, and the bag recommends beside it, ${language} (S-170, S-171, S-180, S-262, S-263, S-720)`,
    inGate(language === "fr"),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const shopper = new Shopper(page, language);
      await shopper.open("/product/100001");
      await expect(page.getByRole("button", { name: says.details })).toHaveCount(0);
      await shopper.open("/product/100175");
      const summary = page.getByRole("main").locator("summary").first();
      await summary.click();
      await expect(page.getByRole("main").locator("details").first()).not.toHaveAttribute("open");
      await summary.click();
      await page.getByRole("button", { name: says.details }).click();
      const box = page.getByRole("list", { name: says.box });
      await expect(box.getByRole("link")).toHaveCount(3);
      await expect(box.getByRole("link", { name: says.halo })).toBeVisible();
      await expectAccessible(page);

      const called = page.waitForRequest((request) =>
        /api\/products\?ids=[\d,%C]+&limit=4/.test(request.url()),
      );
      await shopper.addToCart();
      await expect(shopper.cartLines).toHaveCount(1);
      const url = new URL((await called).url());
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        limit: "4",
        "filter[source]": "boutique",
        "filter[inventories][region]": "or:US,INTL",
        "filter[inventories][level]": "or:low,high,unlimited",
      });
      const also = shopper.cart.getByRole("region", { name: says.also });
      await expect(also.getByRole("listitem")).toHaveCount(4);
      await expectAccessible(page);
      const title = await also.getByRole("link").first().innerText();
      await also.getByRole("button", { name: says.add }).first().click();
      await expect(shopper.cartLines).toHaveCount(2);
      await expect(shopper.cartLines.filter({ hasText: title })).toHaveCount(1);
      await expect(also.getByRole("link", { name: title, exact: true })).toHaveCount(0);
      await expect(also.getByRole("heading")).toBeFocused();
    },
  );
}

for (const [language, width, says] of [
  ["en", 1440, { recent: "Recently viewed", well: "Goes well with", clear: "Clear", done: "are forgotten" }],
  ["fr", 390, { recent: "Vus récemment", well: "Va bien avec", clear: "Effacer", done: "sont oubliés" }],
] as const) {
  test(
    `a product's page shows what goes with it and what was seen before, in any tab, ${language}`,
    inGate(language === "fr"),
    async ({ page, context }) => {
      await page.setViewportSize({ width, height: 900 });
      const shopper = new Shopper(page, language);
      const recent = page.getByRole("region", { name: says.recent });
      const well = page.getByRole("region", { name: says.well });
      const toEnd = () => page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      const remembered = (id: number) =>
        page.waitForFunction((id) => localStorage.getItem("boutique_recent_products")?.includes(`${id}`), id);

      // Sold out, unknown, hostile, and the product itself.
      await page.goto("/favicon.ico");
      await page.evaluate(() =>
        localStorage.setItem("boutique_recent_products", '[100027,999999,"<img>",100001]'),
      );
      await shopper.open("/product/100001");
      await remembered(100001);
      await toEnd();
      await expect(well.getByRole("listitem")).toHaveCount(6);
      await expect(well.locator('a[href$="100001"]')).toHaveCount(0);
      await expect(recent).toHaveCount(0);

      const other = await context.newPage();
      await new Shopper(other, language).open("/product/100002");
      await expect(recent.getByRole("listitem")).toHaveCount(1);
      await other.close();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

      const seen = recent.getByRole("heading", { level: 3 }).getByRole("link");
      const title = await seen.innerText();
      await seen.click();
      // The address changes before the page does.
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await toEnd();
      await expect(recent.getByRole("listitem")).toHaveCount(1);
      await recent.getByRole("button", { name: says.clear }).click();
      await expect(page.getByText(says.done)).toBeFocused();
      await page.reload();
      await remembered(100002);
      await toEnd();
      await expect(well).toBeVisible();
      await expect(recent).toHaveCount(0);
    },
  );
}

test("a product's page says what it is and when it comes, and passes its address on", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const shopper = new Shopper(page);
  const main = page.getByRole("main");
  await shopper.open("/product/100161?utm_source=mail");
  await expect(main.getByRole("row", { name: "Material Cotton" })).toBeVisible();
  await expect(main.getByText(/^Arrives \w{3} \d+ – (\w{3} )?\d+/)).toBeVisible();
  await main.getByRole("button", { name: "Share" }).click();
  await expect(main.getByText("Link copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http.*100161$/);
  await expectAccessible(page);

  // Bytes have no stock and no day of arrival.
  await shopper.open("/product/100185");
  await expect(main.getByRole("button", { name: "Share" })).toBeVisible();
  await expect(main.getByText(/Plain box|Arrives|In stock|Shipping and returns/)).toHaveCount(0);
});

test("an address left on a sold-out colour gets one email when it is back", FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = new Shopper(page, "fr");
  await shopper.open("/product/100027");
  const form = page.getByRole("form", { name: "Avertissez-moi de son retour" });
  await form.getByRole("button", { name: "M’avertir" }).click();
  await expect(form.getByRole("textbox")).toBeFocused();
  await expect(form.getByText("Une adresse courriel est requise")).toBeVisible();
  const to = `back-${Date.now()}@example.com`;
  await form.getByRole("textbox").fill(to);
  await expectAccessible(page);
  await page.route("**/stock-notices/*", (route) => route.abort(), { times: 1 });
  await form.getByRole("button", { name: "M’avertir" }).click();
  await expect(
    form
      .getByRole("alert")
      .or(form.getByText(/joindre|réessay/i))
      .first(),
  ).toBeVisible();
  await form.getByRole("button", { name: "M’avertir" }).dblclick();
  await expect(page.getByText(/^C’est noté/)).toBeFocused();
  await expectAccessible(page);

  await changeVariant(200058, { level: "high" });
  try {
    await readMail(SHOP.url, to, /https?:\S+\/fr\/\S*100027/);
  } finally {
    await changeVariant(200058, { level: "none" });
  }
});
