import type { Browser, BrowserContext } from "playwright";

/** A shopper with a product in the cart: the checkout redirects when it is empty. */
export async function fillCart(
  browser: Browser,
  origin: string,
): Promise<Awaited<ReturnType<BrowserContext["storageState"]>>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/lubricants`);
  await page.locator("main article a").first().click();
  await page.getByRole("button", { name: "Add to bag" }).first().click();
  await page.getByRole("dialog").waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
