import { expect, type Page } from "@playwright/test";

/** Loses the answers to a write on their way back, also to its repetitions, until the page says so. */
export async function loseAnswer(
  page: Page,
  address: string,
  press: () => Promise<void>,
  told = page.getByRole("dialog").getByRole("alert"),
): Promise<void> {
  await page.route(address, async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await press();
  await expect(told).toBeVisible({ timeout: 30_000 });
  await page.unroute(address);
}
