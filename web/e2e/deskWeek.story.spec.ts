import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import type { MerchantOrder, Order, StockItem } from "@velours/sdk/types";
import { SHOP } from "./addresses.ts";
import { buyHalos } from "./buyHalos.ts";
import { callApi } from "./callApi.ts";
import { FULL } from "./inGate.ts";
import { loseAnswer } from "./loseAnswer.ts";
import { readMail } from "./mailbox.ts";
import { Shopper } from "./Shopper.ts";
import { openDesk, signInFirst } from "./signInAtDesk.ts";
import { VISITED_BEFORE } from "./visitedBefore.ts";

/** A product whose price nothing else of the story needs. */
const guide = { title: "A Quiet Guide", search: "quiet guide" };

/** Somebody of the staff in a browser of their own. */
async function open(context: BrowserContext, email: string, path = "/desk"): Promise<Page> {
  const page = await context.newPage();
  await openDesk(page, path, email);
  return page;
}

/** Waits until the payment of an order is taken, which happens shortly after the purchase. */
const expectPaid = (page: Page, { number }: Order): Promise<void> =>
  expect(async () => {
    const { order } = await callApi<MerchantOrder>(page, `/merchant/orders/${number}`);
    expect(order.status).toBe("paid");
  }).toPass({ timeout: 60_000 });

test(
  "a week of a small shop: a merchant and a helper run it at the desk, without a shell",
  FULL,
  async ({ browser }) => {
    test.setTimeout(600_000);
    const own = await browser.newContext({ baseURL: SHOP.url, storageState: VISITED_BEFORE });
    const theirs = await browser.newContext({
      baseURL: SHOP.url,
      storageState: VISITED_BEFORE,
      viewport: { width: 390, height: 844 },
    });
    const colleagues = await browser.newContext({ baseURL: SHOP.url, storageState: VISITED_BEFORE });
    const owner = await open(own, "owner@example.com");
    const dialog = owner.getByRole("dialog");
    const orders = await test.step("two orders come in over the weekend", async () => [
      await buyHalos(owner, { lastname: "Montag" }),
      await buyHalos(owner, { lastname: "Mittwoch" }),
    ]);
    const [first, second] = orders as [Order, Order];
    await expectPaid(owner, first);
    await expectPaid(owner, second);

    await test.step("Monday: open, and receive twenty pieces", async () => {
      await owner.reload();
      await expect(owner.getByRole("region", { name: "To ship" }).getByRole("link").first()).toBeVisible();
      await owner.getByRole("link", { name: "Stock", exact: true }).first().click();
      const listed = await callApi<StockItem[]>(owner, "/merchant/stock?level=high&region=US&limit=100");
      const item = listed.find(({ quantity }) => quantity !== null)!;
      await owner.getByRole("searchbox", { name: "Find stock" }).fill(String(item.variantId));
      await owner.getByRole("textbox", { name: "Region" }).fill("US");
      await owner.keyboard.press("Enter");
      const row = owner.getByRole("row").filter({ has: owner.locator("[data-row]") });
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(`${item.quantity} pieces`);
      await row.click();
      await dialog.getByRole("spinbutton", { name: "Pieces" }).fill("20");
      await loseAnswer(owner, "**/merchant/stock", () =>
        dialog.getByRole("button", { name: "Save" }).click(),
      );
      await dialog.getByRole("button", { name: "Try again" }).click();
      await expect(dialog).toBeHidden();
      await expect(row).toContainText(`${(item.quantity ?? 0) + 20} pieces`);
    });

    const helper =
      await test.step("Tuesday: a new helper, who packs on a phone and may do nothing else", async () => {
        const email = `helper-${crypto.randomUUID()}@example.com`;
        await owner.getByRole("link", { name: "Settings" }).click();
        await owner.getByRole("link", { name: "Staff" }).click();
        await owner.getByRole("button", { name: "Invite somebody" }).click();
        await dialog.getByRole("textbox", { name: "Email" }).fill(email);
        await dialog.getByRole("button", { name: "Send the invitation" }).click();
        await expect(dialog).toBeHidden();
        const [link] = await readMail(SHOP.url, email, /\S*\/reset-password\?token=[\w.~%-]+/);
        const page = await theirs.newPage();
        await new Shopper(page).open(`/reset-password${new URL(link).search}`);
        const password = "quiet-violet-lamp";
        for (const name of ["new-password", "confirm-password"])
          await page.locator(`input[name=${name}]`).fill(password);
        await page.getByRole("main").locator("button[type=submit]").click();
        await expect.poll(() => new URL(page.url()).pathname).toBe("/login");
        await page.goto("/desk");
        await signInFirst(page, email, password);
        await page.getByRole("link", { name: "Orders" }).click();
        await page.getByRole("searchbox", { name: "Order number" }).fill(first.number);
        await page.keyboard.press("Enter");
        await expect(page.getByRole("region", { name: "Ship to" })).toContainText("Montag");
        await page.getByRole("button", { name: "Ship" }).click();
        const parcel = page.getByRole("dialog");
        await parcel.getByRole("textbox", { name: "Carrier" }).fill("USPS");
        await parcel.getByRole("textbox", { name: "Tracking number" }).fill("9400111899223100005678");
        await loseAnswer(page, "**/shipments", () => parcel.getByRole("button", { name: "Ship" }).click());
        await parcel.getByRole("button", { name: "Try again" }).click();
        await expect(parcel).toBeHidden();
        await expect(page.getByRole("region", { name: "Parcels" }).getByRole("listitem")).toHaveCount(1);
        for (const place of ["settings/staff", "money", "customers", "promotions", "products"]) {
          await page.goto(`/desk/${place}`);
          await expect(page.getByText("Your role does not show this.")).toBeVisible();
        }
        const path = `/merchant/orders/${first.number}/refunds`;
        const refusal = await callApi(page, path, { data: {}, status: 403 });
        expect(refusal).toMatchObject({ reference: "merchantScopeMissing" });
        return email;
      });

    await test.step("Wednesday: a return, answered by two people at once, and refunded once", async () => {
      await callApi(owner, `/services/payments/checkouts/${first.id}/returns`, {
        data: { lines: [{ line: 1, quantity: 1 }], reason: "damaged" },
      });
      const colleague = await open(colleagues, "desk@example.com", `/desk/orders/${first.number}`);
      await owner.goto("/desk");
      await owner
        .getByRole("region", { name: "Returns to answer" })
        .getByRole("link", { name: first.number })
        .click();
      for (const page of [owner, colleague])
        await page
          .getByRole("region", { name: "Returns" })
          .getByRole("button", { name: "Answer the return" })
          .click();
      const late = colleague.getByRole("dialog");
      await late.getByRole("combobox", { name: "Answer" }).selectOption({ label: "Declined" });
      await dialog.getByRole("button", { name: "Answer the return" }).click();
      await expect(dialog).toBeHidden();
      await late.getByRole("button", { name: "Answer the return" }).click();
      await expect(late.getByRole("alert")).toContainText("Approved");
      // An approved return may still be declined, by somebody who has seen that it was approved.
      await late.getByRole("button", { name: "Answer the return" }).click();
      await expect(late).toBeHidden();
      await expect(colleague.getByRole("region", { name: "Returns" })).toContainText("Declined");
      await expect(
        colleague.getByRole("region", { name: "History" }).getByText("Return answered"),
      ).toHaveCount(2);

      await owner.getByRole("button", { name: "Refund" }).click();
      await expect(dialog.getByText("$51.96").last()).toBeVisible();
      await loseAnswer(owner, "**/refunds", () => dialog.getByRole("button", { name: "Refund" }).click());
      await dialog.getByRole("button", { name: "Try again" }).click();
      await expect(dialog).toBeHidden();
      const refunds = owner.getByRole("region", { name: "Refunds" });
      await expect(refunds.getByRole("listitem")).toHaveCount(1);
      await expect(refunds).toContainText("$51.96");
      await owner.getByRole("textbox", { name: "Note" }).fill("Sent a photo of the broken lid.");
      await owner.getByRole("button", { name: "Add the note" }).click();
      await expect(owner.getByRole("region", { name: "History" }).getByText("broken lid")).toBeVisible();
    });

    await test.step("Thursday: a slip of a price, seen in the log and undone", async () => {
      await owner.getByRole("link", { name: "Products" }).first().click();
      await owner.getByRole("searchbox", { name: "Find products" }).fill(guide.search);
      await owner.keyboard.press("Enter");
      await owner.locator("[data-row]", { hasText: guide.title }).first().click();
      const price = owner.getByRole("textbox", { name: "Price, USD", exact: true });
      const was = await price.inputValue();
      await price.fill((Number(was) * 10).toFixed(2));
      await owner.getByRole("button", { name: "Check the changes" }).click();
      await expect(dialog.getByText("Moves by more than 30%")).toBeVisible();
      await dialog.getByRole("button", { name: "Change these prices" }).click();
      await expect(owner.getByText("The prices are changed.")).toBeVisible();
      await owner.getByRole("link", { name: "Settings" }).click();
      await owner.getByRole("link", { name: "Log", exact: true }).click();
      const slip = owner
        .locator("li")
        .filter({ has: owner.locator("time"), hasText: guide.title })
        .first();
      await slip.getByRole("button", { name: "Undo" }).click();
      await dialog.getByRole("button", { name: "Undo" }).click();
      await expect(dialog).toBeHidden();
      await slip.getByRole("link", { name: guide.title }).click();
      await expect(price).toHaveValue(was);
    });

    const code = `WEEK-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    await test.step("Friday: a promotion is tried on the bench, and launched", async () => {
      await owner.getByRole("link", { name: "Promotions" }).first().click();
      await owner.getByRole("link", { name: "New promotion" }).click();
      await owner.getByRole("textbox", { name: "Code" }).fill(code);
      await owner.getByRole("spinbutton", { name: "Discount" }).fill("10");
      const bench = owner.getByRole("region", { name: "Try it" });
      await bench.getByRole("button", { name: "Try it" }).click();
      await expect(bench.getByText(/It works on [1-9]\d* of \d+ carts/)).toBeVisible();
      await owner.getByRole("button", { name: "Launch" }).click();
      await expect(owner.getByText("Live", { exact: true })).toBeVisible();
      const promotion = await callApi(owner, `/products/promotions/${code}`);
      expect(promotion).toMatchObject({ name: code, discount: 10 });
    });

    await test.step("Saturday: a report for the accountant, opened down to an order", async () => {
      await owner.getByRole("link", { name: "Money" }).first().click();
      await owner.getByRole("link", { name: "Taxes" }).click();
      const download = owner.waitForEvent("download");
      await owner.getByRole("button", { name: "Download CSV" }).click();
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
      await owner.getByRole("row", { name: /US-TX/ }).getByRole("link", { name: /^\$/ }).nth(1).click();
      await owner.getByRole("link", { name: second.number }).click();
      await expect(owner.getByText("Sales tax")).toBeVisible();
    });

    await test.step("Sunday: the log explains the week", async () => {
      await owner.getByRole("link", { name: "Settings" }).click();
      await owner.getByRole("link", { name: "Log", exact: true }).click();
      const entry = (words: string | RegExp) =>
        owner
          .locator("li")
          .filter({ has: owner.locator("time"), hasText: words })
          .first();
      for (const words of [code, guide.title, first.number]) await expect(entry(words)).toBeVisible();
      // The helper's week is over.
      await owner.getByRole("link", { name: "Staff" }).click();
      await owner.getByRole("listitem").filter({ hasText: helper }).getByRole("button").click();
      await dialog.getByRole("button", { name: "Remove from the staff" }).click();
      await dialog.getByRole("button", { name: "Yes, remove" }).click();
      await expect(owner.getByRole("listitem").filter({ hasText: helper })).toHaveCount(0);
    });
    for (const context of [own, theirs, colleagues]) await context.close();
  },
);
