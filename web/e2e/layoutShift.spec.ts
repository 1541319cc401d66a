import { expect, type Page, test } from "@playwright/test";
import { inGate } from "./inGate.ts";
import { AUSTIN, Shopper } from "./Shopper.ts";

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

/** Records what moves by itself; a shift within 500 ms of a press is the press's own and does not count. */
async function watchShifts(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null }[];
      }[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? "");
        window.shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

async function expectCalm(page: Page): Promise<void> {
  await page.waitForTimeout(1_000);
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(0.05);
}

for (const width of [390, 1440])
  test(
    `${width} px: what the bag loads after it opened moves nothing, and the checkout comes up where its frame was, from the form to the payment`,
    inGate(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      // Late answers, so that what they bring is not within half a second of the press.
      const late = ["**/api/**/shipping-rates**", "**/api/products**"];
      for (const answers of late)
        await page.route(answers, async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 800));
          await route.fallback();
        });
      const shopper = new Shopper(page);
      await shopper.open("/sex-toys");
      await shopper.openFirstProduct();
      await shopper.addToCart();
      await expect(shopper.cart.getByText(/shipping is free|away from/i).first()).toBeVisible();
      await expectCalm(page);

      for (const answers of late) await page.unroute(answers);
      await page.goto("/checkout");
      await expect(page.getByRole("button", { name: /Apple Pay/ })).toBeVisible();
      await expectCalm(page);
      await shopper.confirmDelivery(AUSTIN);
      await expect(shopper.cardNumber).toBeVisible();
      await expectCalm(page);
    },
  );

test("the first view is the checkout's frame, drawn by the server", async ({ page, request }) => {
  const html = await (await request.get("/checkout")).text();
  expect(html).toContain(">Shipping</h1>");
  expect(html).toContain("Street address");
  expect(html).toContain("Loading checkout");
  const french = await (await request.get("/fr/checkout")).text();
  expect(french).toContain(">Livraison</h1>");
  const shopper = new Shopper(page);
  await shopper.open("/sex-toys");
  await shopper.openFirstProduct();
  await shopper.addToCart();
  // Held back, the form does not come: what is there can't be typed in, because it would be lost.
  await page.route("**/assets/checkout-*.js", () => {});
  await page.goto("/checkout");
  await expect(page.getByText("Street address")).toBeVisible();
  await expect(page.getByRole("status", { name: "" }).filter({ hasText: "Loading checkout" })).toBeVisible();
  await expect(page.locator("main input")).toHaveCount(0);
});
