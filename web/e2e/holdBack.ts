import type { Page } from "@playwright/test";

/** Holds requests back until the function that it answers is called, which lets them through or cuts them off. */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  end: "continue" | "abort" | "fallback" = "continue",
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route[end]();
  });
  return resolve;
}
