import { expect, type Page, test } from "@playwright/test";
import { formatMoney } from "@velours/sdk/rules";
import { SHOP } from "./addresses.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL, inGate } from "./inGate.ts";
import { readMail } from "./mailbox.ts";
import { ACCEPT, CLOSE, loadOfferStatus, OFFER_WORDS, reachOffer, recordCloses } from "./offers.ts";
import { resetSandbox } from "./Shopper.ts";

const { accept: ACCEPT_BUTTON, decline: DECLINE_BUTTON } = OFFER_WORDS.en;
const acceptButton = (page: Page) => page.getByRole("button", { name: ACCEPT_BUTTON, exact: true });
const declineButton = (page: Page) => page.getByRole("button", { name: DECLINE_BUTTON, exact: true });
const countdown = (page: Page) => page.getByRole("timer");
const orderId = (page: Page) => new URL(page.url()).searchParams.get("id") ?? "";
const SENT = /An email confirmation has been sent to/;
const FOLLOWS = /An email confirmation will be sent to .+ when the offer has ended/;

let count = 0;
/** An address whose mailbox no other test writes to. */
const newAddress = (tags: string) => `ada-${Date.now()}-${++count}+${tags}@example.com`;

test.beforeEach(resetSandbox);

const money = (amount: number) => formatMoney(amount, "USD", { digits: 2 });

/** The row of the offer's summary. */
const summaryRow = (page: Page, label: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");

test("a single offer shows what it costs, and is added with one press (C-072, C-088, C-217, C-219, C-220, C-224, C-225, C-227, C-228, C-229, C-230, C-231, C-295, C-377, C-384, C-385, C-681)", async ({
  page,
}) => {
  const email = newAddress("upsell-single");
  const placed = page.waitForResponse((response) => response.url().endsWith("/payments/checkout"));
  const shopper = await reachOffer(page, "upsell-single", { email });
  const order = await (await placed).json();
  const [product] = order.upsells.products;

  await expect(page.getByText(`Your order ${order.number} is placed`)).toBeVisible();
  await expect(countdown(page)).toHaveText(/^Expires in (5:00|4:5\d)$/);
  const before = await countdown(page).innerText();
  await expect(countdown(page)).not.toHaveText(before, { timeout: 2_500 });
  // The whole width: no side summary.
  await expect(page.getByRole("complementary")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Order Summary" })).toHaveCount(0);

  const { subtotal, discounts, taxes, total } = product.invoice;
  expect(discounts.savings).toBeGreaterThan(0);
  await expect(page.getByRole("heading", { name: product.title })).toBeVisible();
  await expect(page.getByRole("main").locator("img").first()).toBeVisible();
  await expect(page.locator("s")).toHaveText(new RegExp(`\\${money(subtotal + discounts.savings)}$`));
  await expect(page.locator("p .text-good").getByText(money(subtotal), { exact: true })).toHaveCSS(
    "color",
    "rgb(27, 110, 70)",
  );
  await expect(summaryRow(page, "Subtotal")).toHaveText(money(subtotal));
  await expect(summaryRow(page, "Shipping")).toHaveText("Included");
  await expect(summaryRow(page, "Sales Tax")).toHaveText(money(taxes._total.regional));
  await expect(summaryRow(page, "Total")).toHaveText(money(total));
  await expectAccessible(page);

  const closes = recordCloses(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/checkout/upsells")) requests.push(request.postData() ?? "");
  });
  await acceptButton(page).dblclick();
  const id = await shopper.seesOrder();
  expect(requests).toHaveLength(1);
  expect(JSON.parse(requests[0] ?? "")).toEqual({
    payment: { transaction_id: order.transaction.transaction_id, token: null, nonce: order.upsells.nonce },
    user: { email, address: order.address },
    cart: {
      products: [{ variant: { id: product._variant.id }, quantity: 1 }],
      invoice: { total, currency: "USD" },
    },
    task: { id: order.upsells.task_id },
    meta: { expires: order.upsells.expires },
  });
  expect(closes).toEqual([]);
  const added = page.getByRole("region", { name: "Added to your order" });
  await expect(added).toContainText(`1 x ${product.title}`);
  await expect(added).toContainText(`Paid for this addition, with the same payment method: ${money(total)}`);
  await expect(page.getByText(SENT)).toBeVisible();
  await expectAccessible(page);
  expect(await loadOfferStatus(page, id)).toBe("accepted");
  await readMail(SHOP.url, email, new RegExp(product.title));

  await page.reload();
  await expect(page.getByRole("region", { name: "Added to your order" })).toContainText(money(total));
  await expect(page.getByText(SENT)).toBeVisible();
});

test(
  "a bundle shows its tiles, and is declined at once (C-218, C-221, C-222, C-223, C-232, C-389, C-394, C-683)",
  FULL,
  async ({ page }) => {
    const email = newAddress("upsell-bundle");
    const closes = recordCloses(page);
    const placed = page.waitForResponse((response) => response.url().endsWith("/payments/checkout"));
    const shopper = await reachOffer(page, "upsell-bundle", { email });
    const { upsells } = await (await placed).json();
    await expect(page.getByRole("heading", { name: "Limited-time offer" })).toBeVisible();
    const tiles = page.getByRole("main").getByRole("listitem");
    await expect(tiles).toHaveCount(upsells.products.length);
    for (const [index, product] of upsells.products.entries()) {
      await expect(tiles.nth(index)).toContainText(product.title);
      await expect(tiles.nth(index)).toContainText(`${money(product._compare_at_price)} value`);
    }
    await expectAccessible(page);
    const closed = page.waitForResponse(CLOSE);
    await declineButton(page).click();
    expect((await closed).ok()).toBe(true);
    const id = await shopper.seesOrder();
    expect(closes).toEqual([{ task: { id: upsells.task_id }, reason: "offers-all-declined" }]);
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.getByText(/Nothing was added/)).toBeHidden();
    expect(await loadOfferStatus(page, id)).toBe("closed");
    await readMail(SHOP.url, email, /1 × /);
  },
);

test(
  "each decline shows the next product, and the last one closes the order (C-386, C-387, C-389, C-394)",
  FULL,
  async ({ page }) => {
    const closes = recordCloses(page);
    const shopper = await reachOffer(page, "upsell-single");
    const titles = new Set<string>();
    for (const number of [1, 2, 3]) {
      await expect(page.getByText(`Offer ${number} of 3`)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      titles.add(await page.getByRole("heading", { level: 2 }).innerText());
      expect(closes).toEqual([]);
      await declineButton(page).click();
    }
    await shopper.seesOrder();
    expect(titles.size).toBe(3);
    expect(closes).toMatchObject([{ reason: "offers-all-declined" }]);
  },
);

test("the countdown's end closes the order and shows it (C-390, C-395)", FULL, async ({ page }) => {
  const closes = recordCloses(page);
  const shopper = await reachOffer(page, "upsell-single.upsell-short");
  await expect(page.getByRole("status").filter({ hasText: "10 seconds left for this offer" })).toBeAttached();
  await shopper.seesOrder();
  expect(closes).toMatchObject([{ reason: "countdown-offer-elapsed" }]);
  await expect(page.getByText("The offer has ended. Nothing was added to your order.")).toBeVisible();
});

test("the window's return after the end closes the order (C-391, C-395)", FULL, async ({ page }) => {
  const closes = recordCloses(page);
  const shopper = await reachOffer(page, "upsell-single.upsell-short");
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(countdown(page)).toHaveText("Expires in 0:00", { timeout: 15_000 });
  await page.waitForTimeout(1_500);
  expect(closes).toEqual([]);
  await page.evaluate(() => {
    Reflect.deleteProperty(document, "visibilityState");
    window.dispatchEvent(new Event("focus"));
  });
  await shopper.seesOrder();
  expect(closes).toMatchObject([{ reason: "window-refocus-and-offer-expired" }]);
});

for (const [tags, detail] of [
  ["upsell-single.upsell-fail", /Do Not Honor/],
  ["upsell-bundle.upsell-expired", /expired/],
] as const)
  test(
    `${tags}: a failed acceptance says so for 15 seconds, then shows the order (C-233, C-234, C-235, C-236, C-237, C-393, C-396)`,
    inGate(tags === "upsell-single.upsell-fail"),
    async ({ page }) => {
      const closes = recordCloses(page);
      await page.clock.install();
      const shopper = await reachOffer(page, tags);
      await acceptButton(page).click();
      const overlay = page.getByRole("dialog", { name: "Sorry about that" });
      await expect(overlay).toBeVisible();
      await expect(
        overlay.getByText("There was an issue processing the offer", { exact: true }),
      ).toBeVisible();
      await expect(
        overlay.getByText("Don't fret, you'll be receiving a order email shortly.", { exact: true }),
      ).toBeVisible();
      await expect(
        overlay.getByText("In the meantime we'll be forwarding you to the success page in a moment", {
          exact: true,
        }),
      ).toBeVisible();
      await expect(overlay.getByText(/^Forwarding in 1[345] seconds$/)).toBeVisible();
      await page.clock.runFor(4_000);
      await expect(overlay.getByText(/^Forwarding in ([5-9]|1[01]) seconds$/)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(overlay).toBeVisible();
      expect(closes).toEqual([]);
      await page.clock.runFor(11_000);
      await shopper.seesOrder();
      expect(closes).toMatchObject([
        { reason: "countdown-error-elapsed", detail: expect.stringMatching(detail) },
      ]);
      await expect(page.getByText("The offer has ended. Nothing was added to your order.")).toBeVisible();
    },
  );

test(
  "an order that does not close is shown all the same, promises the email and is logged (C-256, C-736)",
  FULL,
  async ({ page }) => {
    const logged = page.waitForRequest((request) => request.url().endsWith("/services/logs"));
    const shopper = await reachOffer(page, "upsell-bundle.close-fail");
    await declineButton(page).click();
    await shopper.seesOrder();
    expect((await logged).postDataJSON()).toMatchObject({ message: "Order failed to close for some reason" });
    await expect(page.getByText(FOLLOWS)).toBeVisible();
    await expect(page.getByText(SENT)).toBeHidden();
  },
);

test(
  "an offer without savings shows the plain price only; leaving it by a link closes the order, and Back shows it (C-226, C-392)",
  FULL,
  async ({ page }) => {
    const closes = recordCloses(page);
    await reachOffer(page, "upsell-single.no-savings");
    const id = orderId(page);
    await expect(page.locator("main s")).toHaveCount(0);
    await expect(page.locator("p .text-good")).toHaveCount(0);
    await page.getByRole("banner").getByRole("link", { name: "velours" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    await expect.poll(() => closes).toMatchObject([{ reason: "upsells-unmounted/navigation" }]);
    await expect.poll(() => loadOfferStatus(page, id)).toBe("closed");
    await page.goBack();
    await expect(page.getByRole("heading", { name: /^Thank You/ })).toBeVisible();
    await expect(page.getByText(SENT)).toBeVisible();
  },
);

test("the browser's Back leads out of the offer and closes the order (C-392)", FULL, async ({ page }) => {
  const closes = recordCloses(page);
  await reachOffer(page, "upsell-single", { byHand: true });
  const id = orderId(page);
  await page.goBack();
  await expect.poll(() => closes).toMatchObject([{ reason: "upsells-unmounted/navigation" }]);
  await expect.poll(() => loadOfferStatus(page, id)).toBe("closed");
  await expect(page.getByRole("heading", { name: OFFER_WORDS.en.single, exact: true })).toBeHidden();
});

test("a closed tab closes the order, and the email leaves at once (C-392)", async ({ page, context }) => {
  const email = newAddress("upsell-single");
  await reachOffer(page, "upsell-single", { email });
  const id = orderId(page);
  const other = await context.newPage();
  await other.goto("/help");
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => loadOfferStatus(other, id)).toBe("closed");
  await readMail(SHOP.url, email, /1 × /);
});

test(
  "a reload ends the offer and says so; the order is there, with nothing added (C-392)",
  FULL,
  async ({ page }) => {
    await reachOffer(page, "upsell-single");
    const id = orderId(page);
    await page.reload();
    await expect(page.getByRole("heading", { name: /^Thank You/ })).toBeVisible();
    await expect(
      page.getByText("The offer ended when you left the page. Nothing was added to your order."),
    ).toBeVisible();
    expect(await loadOfferStatus(page, id)).toBe("closed");
    await page.reload();
    await expect(page.getByRole("heading", { name: /^Thank You/ })).toBeVisible();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(page.getByText(/The offer ended/)).toBeHidden();
  },
);

test(
  "after a reload an acceptance that never arrived is not sent again, and nothing is added (C-385, C-392)",
  FULL,
  async ({ page }) => {
    await reachOffer(page, "upsell-single");
    const id = orderId(page);
    let sent = 0;
    await page.route(ACCEPT, () => {
      sent += 1;
    });
    await acceptButton(page).click();
    await expect.poll(() => sent).toBe(1);
    await page.reload();
    await expect(
      page.getByText("We are finding out whether the offer was added to your order."),
    ).toBeVisible();
    await expect(page.getByText("The offer has ended. Nothing was added to your order.")).toBeVisible({
      timeout: 20_000,
    });
    expect(sent).toBe(1);
    expect(await loadOfferStatus(page, id)).toBe("closed");
    await expect(page.getByRole("region", { name: "Added to your order" })).toBeHidden();
    await expect(page.getByText(SENT)).toBeVisible();
  },
);

test(
  "a reload that began before the acceptance was answered finds what was added (C-385)",
  FULL,
  async ({ page }) => {
    await reachOffer(page, "upsell-single");
    const loaded = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    await page.route(/\/checkout\?/, async (route) => {
      const response = await route.fetch();
      loaded.resolve();
      await answered.promise;
      await route.fulfill({ response });
    });
    await page.route(ACCEPT, async (route) => {
      await loaded.promise;
      await route.continue();
    });
    const answer = page.waitForResponse(ACCEPT);
    await acceptButton(page).click();
    const reload = page.reload();
    await (await answer).finished();
    // The page's reaction to the answer can't be waited for while it is being replaced.
    await page.waitForTimeout(500);
    answered.resolve();
    await reload;
    await expect(page.getByRole("region", { name: "Added to your order" })).toBeVisible({ timeout: 20_000 });
  },
);

test("a lost answer is asked for again under the same key, and nothing is paid twice (C-385)", async ({
  page,
}) => {
  const shopper = await reachOffer(page, "upsell-single");
  const keys: (string | undefined)[] = [];
  const bodies = new Set<string>();
  await page.route(ACCEPT, async (route) => {
    const sent = await route.request().allHeaders();
    keys.push(sent["idempotency-key"]);
    const headers = { ...sent, "sec-fetch-site": "same-origin" };
    const response = await route.fetch({ headers });
    bodies.add(await response.text());
    if (keys.length === 1) await route.abort("connectionreset");
    else await route.fulfill({ response });
  });
  await acceptButton(page).click();
  const id = await shopper.seesOrder();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(bodies.size).toBe(1);
  await expect(page.getByRole("region", { name: "Added to your order" }).getByRole("listitem")).toHaveCount(
    1,
  );
  expect(await loadOfferStatus(page, id)).toBe("accepted");
});
