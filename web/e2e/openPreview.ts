import { expect, type Page } from "@playwright/test";

/** The tab that a press opens. */
export async function openPreview(page: Page, name = "Preview in the shop"): Promise<Page> {
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name, exact: true }).click(),
  ]);
  // With its stylesheet, as a page that is gone to.
  await tab.waitForLoadState();
  await expect(tab.locator("[data-preview]")).toBeVisible();
  return tab;
}
