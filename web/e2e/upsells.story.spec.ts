import { expect, type Page, test } from "@playwright/test";
import { formatMoney } from "@velours/sdk/rules";
import { SHOP } from "./addresses.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL, inGate } from "./inGate.ts";
import { readMail } from "./mailbox.ts";
import { CLOSE, loadOfferStatus, OFFER_WORDS, reachOffer, recordCloses } from "./offers.ts";
import { recordBodies } from "./recordBodies.ts";
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
  const requests = recordBodies(page, "/checkout/upsells");
  await acceptButton(page).dblclick();
  const id = await shopper.seesOrder();
  expect(requests).toHaveLength(1);
  expect(requests[0]).toEqual({
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
