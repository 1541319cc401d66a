import { expect, type Page, test } from "@playwright/test";
import { catalogue } from "@velours/sdk/merchant";
import { MOCK, SHOP } from "./addresses.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL } from "./inGate.ts";

/** A page of each kind. */
const PAGES = [
  "",
  "domains/checkout.html",
  "operations/index.html",
  "operations/submitCheckout.html",
  "operations/listProducts.html",
  "errors/index.html",
  "errors/cartValidationErrors.html",
  "schemas/index.html",
  "schemas/Invoice.html",
  "guides/first-purchase.html",
  "guides/mock.html",
  "shop/checkout.html",
  "nothing-here",
];

async function expectFits(page: Page, at: string): Promise<void> {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide, `${at} scrolls sideways`).toBeLessThanOrEqual(room ?? 0);
}

/** Complaints of the page itself, its policy's among them. */
function listen(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("404")) faults.push(message.text());
  });
  return faults;
}

/** Status of the answer to a try. */
const statusOf = (page: Page) => page.locator("form.try .status strong");

type View = readonly [width: number, colorScheme: "light" | "dark"];

/** Width and colours do not meddle with each other, so two of the four pairs see both of each. */
const VIEWS: readonly [View, View] = [
  [390, "light"],
  [1440, "dark"],
];

async function look(page: Page, [width, colorScheme]: View): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
}

for (const { name, viewOf, details } of [
  { name: "each page in one of two views", viewOf: (nth: number) => VIEWS[nth % 2] as View, details: {} },
  ...VIEWS.map((view) => ({ name: `at ${view.join(" px, ")}`, viewOf: () => view, details: FULL })),
])
  test.describe(`the documentation, ${name}`, () => {
    test("has nothing to mend on any kind of page", details, async ({ page }) => {
      test.setTimeout(180_000);
      const faults = listen(page);
      for (const [nth, path] of PAGES.entries()) {
        await look(page, viewOf(nth));
        const answer = await page.goto(`${MOCK.url}/docs/${path}`);
        expect([path, answer?.status()]).toEqual([path, path === "nothing-here" ? 404 : 200]);
        await expectAccessible(page, path);
        for (const [width] of VIEWS) {
          await page.setViewportSize({ width, height: 900 });
          await expectFits(page, path);
        }
      }
      expect(faults).toEqual([]);
    });

    test("has nothing to mend in an open search and with an answer", details, async ({ page }) => {
      await look(page, viewOf(0));
      await page.goto(`${MOCK.url}/docs/operations/getPromotion.html`);
      await page.getByRole("button", { name: "Send GET" }).click();
      await expect(statusOf(page)).toHaveText("200");
      await expectAccessible(page, "an answer");
      await expectFits(page, "an answer");
      await look(page, viewOf(1));
      await page.getByRole("button", { name: "Search" }).click();
      await page.getByRole("searchbox").fill("gift card");
      await expect(page.getByRole("dialog").getByRole("link").first()).toBeVisible();
      await expectAccessible(page, "the search");
      await expectFits(page, "the search");
    });
  });

test("the search finds by name and by words, and the keyboard alone opens what it found", async ({
  page,
}) => {
  await page.goto(`${MOCK.url}/docs/`);
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog", { name: "Search" });
  const field = dialog.getByRole("searchbox");
  await expect(field).toBeFocused();
  await page.keyboard.type("giftCardExpended");
  await expect(dialog.getByRole("link").first()).toContainText("giftCardExpended");
  await field.fill("idempotency");
  await expect(dialog.getByRole("link", { name: /^Idempotency/ })).toBeVisible();
  await field.fill("zzzzzz");
  await expect(dialog.getByText("Nothing found")).toBeVisible();
  await field.fill("submitCheckout");
  await expect(dialog.getByRole("link").first()).toContainText("submitCheckout");
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/operations\/submitCheckout\.html$/);

  // Hidden until its script runs, which hears the keys.
  await expect(page.getByRole("button", { name: /^Search/ })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

for (const [name, base, reason] of [
  ["the mock in the page", 0, ["", ""]],
  ["the mock that serves the page", 1, [" OK", " Conflict"]],
] as const)
  test(`a try sends to ${name} and shows the answer; a scenario, the error it names`, async ({ page }) => {
    await page.goto(`${MOCK.url}/docs/operations/getPromotion.html`);
    const form = page.getByRole("form", { name: "Try getPromotion" });
    await form.getByRole("combobox", { name: "Send to" }).selectOption({ index: base });
    await form.getByRole("textbox", { name: /^code/ }).fill("WELCOME15");
    await form.getByRole("button", { name: "Send GET" }).click();
    await expect(statusOf(page)).toHaveText(`200${reason[0]}`);
    await expect(form.getByRole("group", { name: "Body of the answer" })).toContainText(
      '"name": "WELCOME15"',
    );
    await form.getByText("Headers", { exact: true }).click();
    await expect(form.getByRole("group", { name: "Headers of the answer" })).toContainText("content-type");

    await form.getByRole("combobox", { name: "Scenario" }).selectOption({ label: "promotionExpired (409)" });
    await form.getByRole("button", { name: "Send GET" }).click();
    await expect(statusOf(page)).toHaveText(`409${reason[1]}`);
    await expect(form.getByRole("group", { name: "Body of the answer" })).toContainText("promotionExpired");
  });

test("a try with a body buys on the mock, in the shop's own arithmetic", async ({ page }) => {
  await page.goto(`${MOCK.url}/docs/operations/generateInvoice.html`);
  const form = page.getByRole("form", { name: "Try generateInvoice" });
  await form.getByRole("button", { name: "Send POST" }).click();
  await expect(statusOf(page)).toHaveText("200");
  await expect(form.getByRole("group", { name: "Body of the answer" })).toContainText('"total"');
  await form.getByRole("textbox", { name: "Body" }).fill("{ not JSON");
  await form.getByRole("button", { name: "Send POST" }).click();
  await expect(statusOf(page)).toHaveText("400");
});

test("the shop serves them too, and a try there asks the shop", async ({ page }) => {
  const faults = listen(page);
  await page.goto(`${SHOP.url}/docs`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`${SHOP.url}/docs/operations/getSite.html`);
  const form = page.getByRole("form", { name: "Try getSite" });
  const scenario = form.getByRole("combobox", { name: "Scenario" });
  await expect(scenario).toBeEnabled();
  await form.getByRole("combobox", { name: "Send to" }).selectOption({ index: 1 });
  await expect(scenario).toBeDisabled();
  await form.getByRole("textbox", { name: /^site/ }).fill("outlet");
  await form.getByRole("button", { name: "Send GET" }).click();
  await expect(form.getByRole("group", { name: "Body of the answer" })).toContainText('"code": "outlet"');
  expect(faults).toEqual([]);
});

test("a copy button puts its sample on the clipboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${MOCK.url}/docs/operations/getProduct.html`);
  const button = page.getByRole("button", { name: /^Copy/ }).first();
  const code = await button.locator("xpath=ancestor::figure").locator("code").innerText();
  await button.click();
  await expect(button).toHaveText("Copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe(code.trim());
  expect(copied).toContain("getProduct(");
});

test("the keyboard goes through a page: skip link, navigation, samples", async ({ page }) => {
  await page.goto(`${MOCK.url}/docs/operations/getProduct.html`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the text" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const { outlineStyle, boxShadow } = getComputedStyle(focused);
      return focused === document.body || outlineStyle !== "none" || boxShadow !== "none";
    });
    expect(outline, "every stop can be seen").toBe(true);
  }
});

test("the gallery has nothing to mend", FULL, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${MOCK.url}/scenarios`);
  // A single look at its hundreds of entries is enough: wider, they only stand beside each other.
  await expectAccessible(page, "the gallery");
  await expectFits(page, "the gallery at 390 px");
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectFits(page, "the gallery at 1440 px");
});

test("each error's page leads to its scenario in the gallery", async ({ request }) => {
  const gallery = await (await request.get(`${MOCK.url}/scenarios`)).text();
  const references = Object.keys(catalogue);
  expect(references.length).toBeGreaterThan(30);
  for (const reference of references) {
    const page = await (await request.get(`${MOCK.url}/docs/errors/${reference}.html`)).text();
    expect(page, reference).toContain(`/scenarios#${reference}"`);
    expect(gallery, reference).toContain(`<section id="${reference}">`);
  }
});
