import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2 AA, as far as axe can tell. */
export async function expectAccessible(page: Page, at?: string): Promise<void> {
  // Colours in the middle of a transition are nobody's colours.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    // Frames of other origins take a second page to put their findings together; a page alone does without.
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, at: nodes.map(({ target }) => target) })),
    at,
  ).toEqual([]);
}
