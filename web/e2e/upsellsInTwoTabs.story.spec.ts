import { expect, type Page, test } from "@playwright/test";
import { FULL } from "./inGate.ts";
import { ACCEPT, loadOfferStatus, OFFER_WORDS, reachOffer } from "./offers.ts";
import { reachPayment } from "./payments.ts";
import { AUSTIN, resetSandbox, Shopper } from "./Shopper.ts";

const SUBMIT = "**/services/payments/checkout";
const acceptButton = (page: Page) => page.getByRole("button", { name: OFFER_WORDS.en.accept, exact: true });
const declineButton = (page: Page) => page.getByRole("button", { name: OFFER_WORDS.en.decline, exact: true });
const offerHeading = (page: Page) => page.getByRole("heading", { name: OFFER_WORDS.en.bundle, exact: true });
const added = (page: Page) => page.getByRole("region", { name: "Added to your order" });

test.beforeEach(resetSandbox);

/** Holds the first request of each page until all have sent theirs; answers with how many have. */
async function holdUntilAll(pages: readonly Page[], url: string): Promise<() => number> {
  let sent = 0;
  let release = () => {};
  const all = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const page of pages)
    await page.route(url, async (route) => {
      sent += 1;
      if (sent === pages.length) release();
      await all;
      await route.continue();
    });
  return () => sent;
}

/** Two tabs with one offer: the second sent the first one's payment once more, before its answer came. */
async function openTwice(page: Page): Promise<Page> {
  const email = "ada+upsell-bundle@example.com";
  const first = await reachPayment(page, { email, product: "/product/100017" });
  await first.fillCard("4111111111111111");
  const second = new Shopper(await page.context().newPage());
  await second.open("/checkout");
  await second.confirmDelivery({ ...AUSTIN, email });
  await second.fillCard("4111111111111111");
  const held = await holdUntilAll([page, second.page], SUBMIT);
  await first.pay();
  await expect.poll(held).toBe(1);
  await second.pay();
  for (const tab of [first, second]) await expect(offerHeading(tab.page)).toBeVisible({ timeout: 30_000 });
  return second.page;
}

test("accepted in one tab and declined in the other at once, both show the same order, paid once (C-385, C-389)", async ({
  page,
}) => {
  const other = await openTwice(page);
  let answered = () => {};
  const accepted = new Promise<void>((resolve) => {
    answered = resolve;
  });
  // The acceptance has reached the shop, its answer not yet the page, when the other tab declines.
  await page.route(ACCEPT, async (route) => {
    const headers = { ...(await route.request().allHeaders()), "sec-fetch-site": "same-origin" };
    const response = await route.fetch({ headers });
    answered();
    await page.waitForTimeout(1_500);
    await route.fulfill({ response });
  });
  await acceptButton(page).click();
  await accepted;
  await declineButton(other).click();
  for (const tab of [page, other]) await expect(added(tab)).toBeVisible({ timeout: 20_000 });
  const id = new URL(page.url()).searchParams.get("id") ?? "";
  expect(await loadOfferStatus(page, id)).toBe("accepted");
});

test(
  "an order looked at elsewhere while its offer stands promises the email (C-256)",
  FULL,
  async ({ page }) => {
    await reachOffer(page, "upsell-single");
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(other.getByRole("heading", { name: /^Thank You/ })).toBeVisible();
    await expect(other.getByText(/An email confirmation will be sent to/)).toBeVisible();
    await other.close();
    await expect(page.getByRole("heading", { name: OFFER_WORDS.en.single, exact: true })).toBeVisible();
  },
);
