import { expect, test } from "@playwright/test";
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
