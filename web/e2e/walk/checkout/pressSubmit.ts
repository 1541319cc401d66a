import { SHORT_TIMEOUT, TIMEOUT } from "../expect.ts";
import type { Tab } from "../Tab.ts";
import { type Screen, screenOf } from "./screen.ts";

/** Presses the step's button, then waits for the next screen or for a message. */
export async function pressSubmit(tab: Tab): Promise<Screen> {
  const before = await screenOf(tab);
  const end = Date.now() + TIMEOUT;
  const button = tab.page.locator("main form button[type=submit]").last();
  while (!(await button.isEnabled({ timeout: SHORT_TIMEOUT }).catch(() => false))) {
    const now = await screenOf(tab);
    if (now !== before || Date.now() > end) return now;
    await tab.page.waitForTimeout(50);
  }
  await button.click();
  for (;;) {
    await tab.page.waitForTimeout(50);
    const now = await screenOf(tab);
    if (now !== before || Date.now() > end) return now;
    const wrong = await tab.page.locator("main [aria-invalid=true], main [role=alert]").count();
    if (wrong > 0) return now;
  }
}
