import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { Shopper } from "./Shopper.ts";

// Their browsers have answered nothing.
test.use({ storageState: { cookies: [], origins: [] } });

const question = (page: Page) => page.getByRole("region", { name: "May we count your visit?" });

/** A second look at the page brings up the question. */
const scroll = async (page: Page) => {
  await page.mouse.move(300, 300);
  await expect(async () => {
    await page.mouse.wheel(0, 60);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  }).toPass();
};

const events = (page: Page) =>
  page.evaluate(() =>
    ((globalThis as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) => entry[1]),
  );

const consent = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "boutique_analytics_consent")?.value;

test("the question is asked once, moves nothing and takes no focus; without permission nothing of analytics happens, and declining erases its cookies", async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.context().addCookies([{ name: "_ga", value: "GA1.1.111.222", url: baseURL! }]);
  const shopper = new Shopper(page);
  await shopper.open("/sex-toys");
  await page.waitForLoadState("networkidle");
  await expect(question(page)).toHaveCount(0);
  await scroll(page);
  await expect(question(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const sizes = await question(page)
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => [button.clientWidth, button.className]));
  expect(sizes[0]).toEqual(sizes[1]);
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await question(page).getByRole("button", { name: "Decline" }).click();
  await expect(question(page)).toHaveCount(0);
  expect(await consent(page)).toBe("denied");
  await page.getByRole("contentinfo").getByRole("link", { name: "Kink", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kink" })).toBeVisible();
  await shopper.open("/sex-toys");
  await page.waitForLoadState("networkidle");
  await expect(question(page)).toHaveCount(0);
  expect(await events(page)).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("_ga");
  const hosts = new Set(requests.map((url) => new URL(url).host));
  expect([...hosts]).toEqual([new URL(baseURL!).host]);
  expect(requests.filter((url) => /gtag|\/g\/collect|pixel|klaviyo|nosto/.test(url))).toEqual([]);
});

test("allowing records the page and what follows, other tabs follow, and the footer takes it back by keyboard", async ({
  page,
  context,
}) => {
  const shopper = new Shopper(page);
  await shopper.open("/sex-toys");
  const other = new Shopper(await context.newPage());
  await other.open("/about");
  await scroll(other.page);
  await expect(question(other.page)).toBeVisible();
  await scroll(page);
  await question(page).getByRole("button", { name: "Allow" }).click();
  await expect.poll(() => events(page)).toEqual(["page_view"]);
  await expect(question(other.page)).toHaveCount(0);
  await expect.poll(() => events(other.page)).toEqual(["page_view"]);
  await shopper.openFirstProduct();
  await expect.poll(() => events(page)).toEqual(["page_view", "page_view"]);

  await other.page.getByRole("contentinfo").getByRole("button", { name: "Cookie settings" }).press("Enter");
  await expect(question(other.page)).toBeFocused();
  await expect(question(other.page)).toContainText("Your choice now: allowed");
  // Further down, the page's header or the question lies over half of a link now and then.
  await other.page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(other.page);
  await other.page.keyboard.press("Escape");
  const settings = other.page.getByRole("button", { name: "Cookie settings" });
  await expect(settings).toBeFocused();
  await settings.press("Enter");
  await question(other.page).getByRole("button", { name: "Decline" }).press("Enter");
  await expect(settings).toBeFocused();
  // The page's own view of the cookie, which follows another tab's answer after a moment.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain("_analytics_consent=denied");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await events(page)).toEqual(["page_view", "page_view"]);
});

test("in French, on a phone, it leaves the page's end readable and no checkout is interrupted", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = new Shopper(page, "fr");
  await shopper.open("/login");
  await page.waitForLoadState("networkidle");
  const asked = page.getByRole("region", { name: "Pouvons-nous compter votre visite ?" });
  await expect(asked).toHaveCount(0);
  await shopper.open("/about");
  await page.waitForLoadState("networkidle");
  await expect(asked).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Aide" }).first().click();
  await expect(page).toHaveURL(/\/fr\/help/);
  await expect(asked).toBeVisible();
  expect((await asked.boundingBox())!.height).toBeLessThanOrEqual(100);
  await expectAccessible(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.getByRole("link", { name: "Aller au contenu" }).focus();
  await page.keyboard.press("Tab");
  await expect(asked.getByRole("link")).toBeFocused();
  const last = page.getByRole("contentinfo").getByRole("link", { name: "English" });
  await last.focus();
  const [link, banner] = [await last.boundingBox(), await asked.boundingBox()];
  expect(link!.y + link!.height).toBeLessThanOrEqual(banner!.y);
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(asked).toHaveCSS("position", "static");
  await page.setViewportSize({ width: 390, height: 844 });
  await asked.getByRole("button", { name: "Accepter" }).click();
  await expect(asked).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(asked).toHaveCount(0);
});
