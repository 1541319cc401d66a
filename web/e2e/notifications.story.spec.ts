import { expect, type Page, test } from "@playwright/test";
import type { Promotion } from "@velours/sdk/types";
import { callApi } from "./callApi.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL } from "./inGate.ts";
import { reachPayment } from "./payments.ts";
import { Shopper } from "./Shopper.ts";

test("the feed shows the site's cards, how much of a coupon is claimed, and remembers that it was seen (S-306, S-307, S-308, S-309, S-310, S-311, S-312, S-571, S-572, S-573)", async ({
  page,
}) => {
  // The cards of the demo have no end; this one has.
  await page.route("**/notifications?**", async (route) => {
    const response = await route.fetch();
    const cards = (await response.json()) as { date_expired: number | null }[];
    if (cards[0]) cards[0].date_expired = Date.UTC(2100, 0, 1) / 1000;
    await route.fulfill({ response, json: cards });
  });
  const shopper = new Shopper(page);
  await shopper.open("/about");
  const button = page.getByRole("button", { name: "What's new", exact: true });
  const usage = page.waitForRequest(/\/products\/promotions\/WELCOME15\?.*fields=uses_percentage/);
  await button.click();
  const feed = page.getByRole("dialog", { name: "What's new on Velours" });
  await expect(feed).toBeVisible();
  expect(decodeURIComponent((await usage).url())).toContain("fields=uses_percentage,description");
  const card = feed.getByRole("article", { name: "Up to 15% off your first bag" });
  await expect(card).toContainText("Welcome");
  await expect(card.getByText("New", { exact: true })).toBeVisible();
  await expect(card).toContainText("Good on anything that is not a gift card.");
  await expect(card.getByRole("timer")).toContainText(/Ends in (\d+d )?\d\d:\d\d:\d\d/);
  await expect(card.locator("img")).toBeVisible();
  const limited = feed.getByRole("article", { name: "Up to 20% off for the first hundred" });
  await limited.scrollIntoViewIfNeeded();
  await expect(limited.getByText(/^[\d.]+% of coupons claimed$/)).toBeVisible();
  await expectAccessible(page);
  const box = await feed.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(page.viewportSize()?.width);
  const lastSeen = () => page.evaluate(() => Number(localStorage.getItem("boutique_feed_seen")));
  const opened = await lastSeen();
  expect(Math.abs(opened - Date.now() / 1000)).toBeLessThan(15);
  await page.waitForTimeout(1_000);
  await feed.getByRole("button", { name: "Close" }).click();
  await expect(feed).toBeHidden();
  await expect(button).toBeFocused();
  await expect.poll(lastSeen).toBeGreaterThan(opened + 1);

  await button.click();
  await expect(card).toBeVisible();
  await expect(card.getByText("New", { exact: true })).toHaveCount(0);
  await card.getByRole("link", { name: "Take up to 15% off" }).click();
  await expect(page).toHaveURL(/\/sex-toys$/);
  await expect(page.getByRole("status").filter({ hasText: /15%/ })).toBeVisible();
});

test(
  "a coupon that is used up is over, a failure of its usage is ignored, and an empty feed says so, in French too (S-313, S-314, S-315, S-754)",
  FULL,
  async ({ page }) => {
    await useUp(page, "ONLYONE");
    const shopper = new Shopper(page, "fr");
    // No card of the demo is about a code that one order uses up.
    await page.route(/\/api\/notifications/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replaceAll("WELCOME15", "ONLYONE"),
      });
    });
    await page.route(/\/products\/promotions\/FREETOY/, (route) => route.fulfill({ status: 500, json: {} }));
    await shopper.open("/about");
    await page.getByRole("button", { name: "Quoi de neuf" }).click();
    const over = page.getByRole("article", { name: "Jusqu’à 15 % sur votre premier panier" });
    await expect(over).toContainText(/5\s\$ de remise, une seule fois.*100\s% des coupons/);
    await expect(over.getByRole("button", { name: "J’en profite" })).toBeDisabled();
    const card = page.getByRole("article", { name: "Une pochette de satin offerte" });
    await expect(card.getByRole("link", { name: "Je choisis" })).toBeVisible();
    await expectAccessible(page);

    await page.route(/\/api\/notifications/, (route) => route.fulfill({ json: [] }));
    await shopper.open("/help");
    await page.getByRole("button", { name: "Quoi de neuf" }).click();
    await expect(page.getByRole("dialog")).toContainText("Il n’y a aucune notification.");
  },
);

/** Buys with a code that one order uses up, unless a story before has. */
async function useUp(page: Page, code: string): Promise<void> {
  const promotion = await callApi<Promotion>(page, `/products/promotions/${code}?fields=uses_percentage`);
  if (promotion.uses_percentage === 100) return;
  const shopper = await reachPayment(page, { product: `/product/100003?promo_code=${code}`, byHand: true });
  await shopper.payByCard();
  await shopper.seesOrder();
}
