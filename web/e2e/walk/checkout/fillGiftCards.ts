import type { Tab } from "../Tab.ts";

/** Says for each gift card who gets it and from whom. */
export async function fillGiftCards(tab: Tab): Promise<void> {
  const emails = tab.page.locator('main input[name^="giftcard-"][name$="-email"]');
  for (let at = 0; at < (await emails.count()); at++) {
    await emails.nth(at).fill("bo@example.com");
    await tab.page.locator('main input[name^="giftcard-"][name$="-name"]').nth(at).fill("Ada");
  }
}
