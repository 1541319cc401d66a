import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { reachPayment } from "./payments.ts";
import { resetSandbox } from "./Shopper.ts";

test.beforeEach(resetSandbox);

test("from the pay button to the confirmation the shop is called for the cart and the payment, and once more at most", async ({
  page,
}) => {
  const shopper = await reachPayment(page);
  await shopper.fillCard("4111111111111111");
  // Requests that the page sends for later are over.
  await page.waitForLoadState("networkidle");
  const calls: string[] = [];
  const scripts: string[] = [];
  const { origin } = new URL(page.url());
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin) return;
    if (request.resourceType() === "script") scripts.push(url.pathname);
    else if (/^\/(api|services)\//.test(url.pathname)) calls.push(`${request.method()} ${url.pathname}`);
  });
  await shopper.pay();
  await expect(page.getByRole("heading", { name: shopper.words.thankYou })).toBeVisible();
  const before = [...calls];
  expect(before.slice(0, 2)).toEqual([
    expect.stringMatching(/^POST .*\/payments\/validate$/),
    expect.stringMatching(/^POST .*\/payments\/checkout$/),
  ]);
  expect(before.length, before.join("\n")).toBeLessThanOrEqual(3);
  // The confirmation's code was fetched while the shopper typed.
  expect(scripts.filter((path) => /CompleteStep/.test(path))).toEqual([]);
});

test("a busy shop is asked again by itself: the shopper is told, may end it, and buys once with the next press", async ({
  page,
}) => {
  const shopper = await reachPayment(page);
  await shopper.fillCard("4111111111111111");
  let busy = 0;
  const keys: (string | undefined)[] = [];
  await page.route("**/payments/checkout", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (busy === 0) return route.fallback();
    busy--;
    const body = {
      reference: "serviceUnavailable",
      message: "The shop is taking a short break",
      value: null,
    };
    await route.fulfill({ status: 503, headers: { "retry-after": "1" }, json: body });
  });
  const notice = page.getByText(/^The shop is very busy right now/);

  busy = Number.POSITIVE_INFINITY;
  await shopper.pay();
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(notice).toBeHidden();
  expect(new Set(keys.splice(0)).size).toBe(1);

  busy = 1;
  await shopper.pay();
  await expect(page.getByRole("heading", { name: shopper.words.thankYou })).toBeVisible();
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});
