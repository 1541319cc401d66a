import { expect, type Page, test } from "@playwright/test";
import type { MerchantSite } from "@velours/sdk/types";
import { buyHalos } from "./buyHalos.ts";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { loseAnswer } from "./loseAnswer.ts";
import { openDesk } from "./signInAtDesk.ts";

/** Sets who must consent; more than other stories refund or take off, so that they wait for nobody. */
async function setApprovals(page: Page, approvals: object | undefined): Promise<void> {
  const path = "/merchant/sites/boutique";
  const { site, revision } = await callApi<MerchantSite>(page, path);
  const { approvals: _, ...others } = site;
  const data = { ...others, ...(approvals && { approvals }) };
  await callApi(page, path, { method: "PUT", headers: { "if-match": revision }, data });
}

/** Adds a promotion that gives everything away, and ends it. */
async function endPromotion(page: Page, name: string): Promise<void> {
  const id = 700_000_000 + Math.trunc(Math.random() * 1_000_000);
  const path = `/merchant/promotions/${id}`;
  const data = { id, name, type: "percentage", discount: 100, enabled: true, site: "boutique" };
  await callApi(page, path, { method: "PUT", data });
  await callApi(page, `${path}/end`, { method: "POST" });
}

test("a large refund and a large promotion wait at the desk until another person consents", async ({
  page,
  browser,
}) => {
  test.slow();
  const order = await buyHalos(page, { quantity: 4 });
  await openDesk(page, "/desk", "owner@example.com");
  const ended = `ENDED-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await endPromotion(page, ended);
  await setApprovals(page, { refundAbove: 200, promotionAbovePercent: 95 });
  const helper = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const theirs = await helper.newPage();
  try {
    await openDesk(
      theirs,
      new URL(`/desk/orders/${order.number}`, page.url()).href,
      "shopkeeper@example.com",
    );
    await theirs.getByRole("button", { name: "Refund" }).click();
    const dialog = theirs.getByRole("dialog");
    await dialog.getByRole("spinbutton").first().fill("4");
    await dialog.getByRole("textbox", { name: "Reason" }).fill("Arrived damaged");
    await dialog.getByRole("button", { name: "Refund" }).click();
    await expect(dialog).toBeHidden();
    await expect(theirs.getByText("This waits for another person’s consent.")).toBeVisible();
    await expect(theirs.getByRole("heading", { name: "Refunds" })).toHaveCount(0);

    const code = `FREE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
    await theirs.goto(new URL("/desk/promotions/new", page.url()).href);
    await theirs.getByRole("textbox", { name: "Code" }).fill(code);
    await theirs.getByRole("spinbutton", { name: "Discount" }).fill("100");
    await theirs.getByRole("button", { name: "Launch" }).click();
    await expect(theirs.getByText("This waits for another person’s consent.")).toBeVisible();

    // An undo that puts such a promotion back waits as well.
    await theirs.goto(new URL("/desk/settings/log?operation=endMerchantPromotion", page.url()).href);
    await theirs
      .getByRole("listitem")
      .filter({ has: theirs.locator("time"), hasText: ended })
      .getByRole("button", { name: /^Undo/ })
      .click();
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expect(dialog).toBeHidden();
    await expect(theirs.getByText("This waits for another person’s consent.")).toBeVisible();

    // The one who proposed cannot approve it.
    await theirs.goto(new URL("/desk/approvals", page.url()).href);
    await theirs.locator("[data-row]", { hasText: order.number }).click();
    await expect(dialog.getByText("Another person must approve this.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Approve" })).toHaveCount(0);
    await look(theirs, "own proposal");

    await page.goto("/desk");
    const today = page.getByRole("region", { name: "Waiting for consent" });
    await expect(today.getByText(`Refund $207.84 of ${order.number}`)).toBeVisible();
    await look(page, "today");
    await today.getByRole("link", { name: "Approvals" }).click();
    await look(page, "approvals");
    const mine = page.getByRole("dialog");
    await page.locator("[data-row]", { hasText: code }).click();
    await expect(mine.getByText("100\u00a0%")).toBeVisible();
    await mine.getByRole("button", { name: "Reject" }).click();
    await mine.getByRole("textbox", { name: "Reason" }).fill("Too much");
    await look(page, "rejecting");
    await mine.getByRole("button", { name: "Reject" }).click();
    await expect(mine).toBeHidden();
    await expect(page.getByText(`Rejected: Save the promotion ${code}`)).toBeVisible();

    await page.locator("[data-row]", { hasText: "Undo: Promotion ended" }).click();
    await expect(mine.getByRole("link", { name: ended })).toBeVisible();
    await look(page, "undo proposed");
    await mine.getByRole("button", { name: "Approve" }).click();
    await expect(page.getByText("Approved and done: Undo: Promotion ended")).toBeVisible();

    await page.locator("[data-row]", { hasText: order.number }).click();
    await expect(mine.getByText("Arrived damaged")).toBeVisible();
    await expect(mine.getByText("$207.84").last()).toBeVisible();
    await look(page, "refund proposed");
    // The answer is lost on its way back: pressed again, it is done once.
    await loseAnswer(
      page,
      "**/proposals/*/approve",
      () => mine.getByRole("button", { name: "Approve" }).click(),
      mine.getByRole("alert"),
    );
    await mine.getByRole("button", { name: "Try again" }).click();
    await expect(mine).toBeHidden();
    await expect(page.getByText(`Approved and done: Refund $207.84 of ${order.number}`)).toBeVisible();
    await page.getByRole("link", { name: "Approved", exact: true }).click();
    await expect(page.locator("[data-row]", { hasText: order.number })).toHaveCount(1);
    await theirs.goto(new URL("/desk/approvals?state=rejected", page.url()).href);
    await expect(theirs.locator("[data-row]", { hasText: code })).toContainText("Too much");
    await theirs.goto(new URL(`/desk/orders/${order.number}`, page.url()).href);
    await expect(theirs.getByRole("heading", { name: "Refunds" })).toBeVisible();
  } finally {
    await setApprovals(page, undefined);
    await helper.close();
  }
});
