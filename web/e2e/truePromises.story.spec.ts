import { expect, test } from "@playwright/test";
import { inGate } from "./inGate.ts";
import { Shopper } from "./Shopper.ts";

const untrue = /chat|clavardage|Free and discreet|gratuite et discrète|neighbours|voisins/i;

for (const [country, en, fr] of [
  ["US", "Free shipping from $69", "Livraison offerte dès $69"],
  ["CA", "Free shipping from CA$95", "Livraison offerte dès CA$95"],
  ["GB", "Free shipping from £60", "Livraison offerte dès £60"],
  ["FR", "Free shipping from €75", "Livraison offerte dès €75"],
  ["JP", "Free shipping from $150", "Livraison offerte dès $150"],
] as const) {
  test(
    `the shop promises what it keeps in ${country}: its own amount for free shipping, no chat, no voices without a name`,
    inGate(country === "CA"),
    async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: "boutique_region", value: country, url: baseURL ?? "" }]);
      for (const [language, words] of [
        ["en", en],
        ["fr", fr],
      ] as const) {
        const shopper = new Shopper(page, language);
        // The amount stands in the header of all pages: the full run reads each in both languages.
        for (const path of process.env.FULL || language === "fr" ? ["/help", "/contact"] : []) {
          await shopper.open(path);
          await expect(page.getByRole("banner").getByText(words)).toBeVisible();
          expect(await page.locator("body").innerText()).not.toMatch(untrue);
        }
        await shopper.open("/");
        await expect(page.getByRole("banner").getByText(words)).toBeVisible();
        expect(await page.locator("body").innerText()).not.toMatch(untrue);
        await expect(page.getByRole("main").getByRole("heading", { name: words })).toBeVisible();
        await expect(page.locator("blockquote")).toHaveCount(0);
        await expect(
          page.getByRole("main").getByRole("link", { name: /Best-selling|les plus vendus/ }),
        ).toHaveCount(3);
      }
    },
  );
}

test("changing the region changes what is promised", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/");
  await page.getByRole("banner").getByRole("combobox").selectOption("GB");
  await expect(page.getByRole("banner").getByText("Free shipping from £60")).toBeVisible();
  await expect(page.getByText("Free shipping from $69")).toHaveCount(0);
});

test("the gift card is found from every page, and digital goods promise no parcel", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Gift card" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Velours Gift Card" })).toBeVisible();
  for (const path of ["/product/100183", "/product/100185", "/product/100184"]) {
    await shopper.open(path);
    await expect(page.getByText("Plain box")).toHaveCount(0);
    await expect(page.getByText("Shipping and returns")).toHaveCount(0);
  }
  await shopper.open("/product/100001");
  await expect(page.getByText(/Plain box, neutral sender\.$/)).toBeVisible();
});

test("protection is not sold by itself, from its page or by an address", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/product/100184");
  await expect(page.getByText("It is not sold by itself.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to bag" })).toHaveCount(0);
  await page.goto("/?add_to_cart=200483");
  await page.waitForLoadState("networkidle");
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("boutique_cart") ?? "{}"));
  expect(JSON.stringify(stored)).not.toContain("200483");
});
