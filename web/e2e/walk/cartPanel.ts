import { expect, SHORT_TIMEOUT } from "./expect.ts";
import type { Tab } from "./Tab.ts";
import type { Walk } from "./Walk.ts";

/** Opens the cart by its button in the header, unless it is open. */
export async function openCart(walk: Walk): Promise<void> {
  const { tab } = walk;
  if (await tab.cart.isVisible()) return;
  // A promotion's window about what is missing may have opened meanwhile.
  await closeDialogs(walk);
  await tab.page.locator(`header button[aria-label^="${tab.text("open_bag")}"]`).click();
  await expect(tab.cart).toBeVisible();
}

/** Closes whatever dialog is open, as a shopper would: by key, by its button, or by going on shopping. */
export async function closeDialogs({ tab, random }: Walk): Promise<void> {
  for (let tries = 0; tries < 4 && (await tab.dialogs.count()) > 0; tries++) {
    const way = random.int(3);
    if (way === 0) await tab.page.keyboard.press("Escape");
    else
      await pressClose(tab, way === 1 ? ["close_bag", "close"] : ["continue_shopping", "close_bag", "close"]);
    await expect(tab.dialogs)
      .toHaveCount(0, { timeout: 3_000 })
      .catch(() => undefined);
    tab.closedDialog = true;
  }
}

async function pressClose(tab: Tab, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const button = tab.dialogs.getByRole("button", { name: tab.text(key), exact: true }).first();
    if (await button.isVisible())
      // Another dialog may open above this one meanwhile: the next try finds both.
      return button.click({ timeout: SHORT_TIMEOUT }).catch(() => undefined);
  }
  await tab.page.keyboard.press("Escape");
}
