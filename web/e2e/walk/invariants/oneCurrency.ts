import { destinationOf } from "../destinations.ts";
import { GLANCE } from "../expect.ts";
import type { Invariant } from "../Invariant.ts";
import { moneyIn } from "../money.ts";
import type { Tab } from "../Tab.ts";
import { ViolationError } from "../ViolationError.ts";

/** Everywhere a price stands: cards, product, cart, checkout. Texts of promotions name amounts of their own. */
const PRICES = "main .tabular-nums, [role=dialog] .tabular-nums, aside .tabular-nums, aside dd";

/** All prices on a page are in the currency of its region. */
export const oneCurrency: Invariant = {
  name: "one currency, the region's",
  async check(walk) {
    const { tab } = walk;
    const country = (await shownCountry(tab)) ?? (await walk.country());
    const { currency } = destinationOf(country);
    const texts = await tab.page.locator(PRICES).allTextContents();
    const found = new Set(texts.flatMap(moneyIn).map((money) => money.currency));
    found.delete(currency);
    // A gift card in another currency is refused; while it stays in the cart its row says so in its own.
    if (walk.cart.giftCard) return;
    if (found.size > 0)
      throw new ViolationError(
        `the region ${country} pays in ${currency}, the page also shows ${[...found].join(", ")}`,
      );
  },
};

/** The region the page says it is for; a checkout has no choice of regions. */
async function shownCountry(tab: Tab): Promise<string | null> {
  const select = tab.page.locator("select[name=header-region]");
  return (await select.count()) > 0 ? select.inputValue({ timeout: GLANCE }) : null;
}
