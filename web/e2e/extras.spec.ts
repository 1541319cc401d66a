import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { inGate } from "./inGate.ts";
import { OFFER_WORDS, reachOffer } from "./offers.ts";
import { resetSandbox, Shopper } from "./Shopper.ts";
import { plantCart } from "./storedPurchase.ts";

test.beforeEach(resetSandbox);

/** Opens the checkout of a site whose flag for the review site's mark has this value. */
async function openCheckoutWith(page: Page, flag: string): Promise<void> {
  const shopper = new Shopper(page);
  await plantCart(page, ["/product/100017"]);
  await page.route("**/checkout", async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(trustpilot_checkout_april_21_2025[^a-z]+)enhanced/g,
      (_, name: string) => name + flag,
    );
    // The page's policy allows its inline scripts by their hashes, and one of them is another now.
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: html });
  });
  await page.goto("/checkout");
  await expect(shopper.field("Email")).toBeVisible();
}

const logo = (page: Page) => page.getByRole("complementary").getByRole("img", { name: "Trustpilot" });
const badge = (page: Page) => page.getByRole("main").getByRole("img", { name: "Reviews on Trustpilot" });

for (const [flag, logos, badges] of [
  ["enhanced", 1, 0],
  ["control", 0, 1],
  ["off", 0, 0],
] as const)
  test(
    `the review site's mark with the flag '${flag}' (C-089, C-090)`,
    inGate(flag === "enhanced"),
    async ({ page }) => {
      await openCheckoutWith(page, flag);
      await expect(logo(page)).toHaveCount(logos);
      await expect(badge(page)).toHaveCount(badges);
      for (const mark of [logo(page), badge(page)])
        if ((await mark.count()) > 0) {
          await mark.scrollIntoViewIfNeeded();
          await expect
            .poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth))
            .toBeGreaterThan(0);
        }
      await expectAccessible(page);
    },
  );

test("a placed order shows where the parcel goes without asking anybody, the next steps, and no survey (C-089, C-254, C-260)", async ({
  page,
  baseURL,
}) => {
  await reachOffer(page, "upsell-bundle");
  await page.getByRole("button", { name: OFFER_WORDS.en.decline }).click();
  const id = await new Shopper(page).seesOrder();
  const origins = new Set<string>();
  page.on("request", (request) => {
    if (!request.url().startsWith("data:")) origins.add(new URL(request.url()).origin);
  });
  await page.goto(`/checkout?id=${id}`);
  const confirmation = page.getByRole("region", { name: "Your order is confirmed" });
  await expect(confirmation.getByText("12 Main St #4, Austin, TX, 78701")).toBeVisible();
  await expect(confirmation.locator("svg path").first()).toBeAttached();
  await expect(page.getByRole("heading", { name: "What happens next" })).toBeVisible();
  await expect(page.getByText(/^Arrives \w+ \d+/)).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(logo(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect([...origins]).toEqual([baseURL]);
  await expectAccessible(page);
});

for (const [language, title] of [
  ["en", "Quiet is a feature"],
  ["fr", "Le silence est une qualité"],
] as const)
  test(
    `a campaign's landing page has neither header nor bag, in ${language} (C-052)`,
    inGate(language === "fr"),
    async ({ page }) => {
      await new Shopper(page, language).open("/vibe/quiet");
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`${title} | Velours`);
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByRole("button", { name: /bag|panier/i })).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
      await expect(page).toHaveURL(/-\d+$/);
      await expect(page.getByRole("button", { name: /bag|panier/i }).first()).toBeVisible();
    },
  );

for (const handle of ["nothing", "Quiet%20One", "x".repeat(200)])
  test(`a landing page that is not there: ${handle.slice(0, 20)} (C-052)`, async ({ request }) => {
    expect((await request.get(`/vibe/${handle}`)).url()).toMatch(/\/404$/);
  });
