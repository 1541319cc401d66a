import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";

/** Accessible, and no wider than its window; `PICTURES=1` keeps a picture of each state. */
export async function look(page: Page, at: string): Promise<void> {
  await expectAccessible(page, at);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), at).toBe(true);
  if (process.env.PICTURES !== undefined)
    await page.screenshot({ path: test.info().outputPath(`${at}.png`), fullPage: true });
}
